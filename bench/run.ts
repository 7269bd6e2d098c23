/**
 * `npm run bench`: measures the built site and prints one table. `npm run bench -- cached lighthouse` measures only the named ones of
 * `sections`. `soak` and `abuse` take long, are measured only when named, and fail when a target is missed.
 */
import { buildCms, buildSite } from '../scripts/services/prepare-apps.ts'
import { abortOnSignal, formatDuration, interruption } from '../scripts/tasks/command.ts'
import { softwareGraphics } from '../scripts/test/programs.ts'
import { measureAbuse } from './measures/abuse.ts'
import { measureApiKilled } from './measures/api-killed.ts'
import { measureBehindNginx } from './measures/behind-nginx.ts'
import { measureCachedPage } from './measures/cached-page.ts'
import { measureEditToVisible } from './measures/edit-to-visible.ts'
import { measureFinderServer } from './measures/finder-server.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureObservatory } from './measures/observatory.ts'
import { measurePageWeight } from './measures/page-weight.ts'
import { measureSearch } from './measures/search.ts'
import { measureSoak } from './measures/soak.ts'
import { measureColdStart, measureMemory } from './measures/start-and-memory.ts'
import { measureStrand } from './measures/strand.ts'
import { measureUncachedRender } from './measures/uncached-render.ts'
import { measureUpload } from './measures/upload.ts'
import { type RunningApps, startApps } from './support/apps.ts'
import { type Figure, printTable } from './support/figure.ts'
import { startBrowser } from './support/phone.ts'
import { seedWith } from './support/seed.ts'

/** Articles in the database unless a section says otherwise. */
const articles = 100
const paths = ['/', '/video', '/articles/pervoe-okrashivanie-doma']

const sections: Record<string, (apps: RunningApps) => Promise<Figure[]>> = {
  cached: ({ siteUrl }) => measureCachedPage(siteUrl),
  'behind-nginx': measureBehindNginx,
  uncached: async (apps) => (await measureUncachedRender(apps)).figures,
  lighthouse: ({ siteUrl }) => measureLighthouse(siteUrl, paths),
  weight: ({ siteUrl }) => inBrowser((browser) => measurePageWeight(browser, siteUrl)),
  interactions: ({ siteUrl }) => inBrowser((browser) => measureInteractions(browser, siteUrl)),
  strand: async (apps) => [
    ...(await inBrowser((browser) => measureStrand(browser, apps.siteUrl), softwareGraphics)),
    ...(await measureFinderServer(apps)),
  ],
  start: async (apps) => [await measureColdStart(apps)],
  memory: measureMemory,
  observatory: measureObservatory,
  edit: async (apps) => [await measureEditToVisible(apps)],
  killed: async (apps) => [await measureApiKilled(apps, paths)],
  // Last, since pictures that were uploaded are worked on afterwards.
  upload: async (apps) => [await measureUpload(apps)],
}

/** A missed target of these fails the run. */
const binding = new Set(['strand'])

/** Each on an installation of its own, as `npm start` starts it. */
const trials: Record<string, (seed: string) => Promise<Figure[]>> = {
  abuse: measureAbuse,
  soak: measureSoak,
}

async function inBrowser<Result>(
  measure: (browser: Awaited<ReturnType<typeof startBrowser>>) => Promise<Result>,
  more: string[] = [],
): Promise<Result> {
  const browser = await startBrowser(undefined, more)
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

const wanted = process.argv.slice(2)
const known = [...Object.keys(sections), 'growth', 'search', ...Object.keys(trials)]
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

abortOnSignal()
const begin = performance.now()
const figures: Figure[] = []
/** Printed at once as well, for a run that is stopped before its end. */
function note(measured: Figure[]): void {
  for (const { name, value, target = 'no target' } of measured) console.log(`  ${name}: ${value} (${target})`)
  figures.push(...measured)
}
// The index needs no running apps, and so no build.
if (isWanted('search')) note(measureSearch())
if (wanted.length === 1 && isWanted('search')) {
  printTable(figures)
  process.exit()
}
await buildSite()
const seed = await seedWith(articles)
await buildCms({ DATA_DIR: seed, PAYLOAD_SECRET: 'a-secret-for-measurements-and-nothing-else' })
async function measureSections(): Promise<void> {
  const apps = await startApps(seed)
  try {
    for (const [name, measure] of Object.entries(sections)) {
      if (!isWanted(name)) continue
      interruption.throwIfAborted()
      console.log(`Measuring: ${name}…`)
      const measured = await measure(apps)
      note(measured)
      if (binding.has(name) && measured.some(({ isReached }) => isReached === false)) process.exitCode = 1
    }
  } finally {
    await apps.stop()
  }
}

if (Object.keys(sections).some(isWanted)) await measureSections()
if (isWanted('growth')) note(await measureGrowth())
for (const [name, measure] of Object.entries(trials)) {
  if (!wanted.includes(name)) continue
  console.log(`Measuring: ${name}…`)
  const measured = await measure(seed)
  note(measured)
  if (measured.some(({ isReached }) => isReached === false)) process.exitCode = 1
}
printTable(figures)
console.log(`Measured in ${formatDuration(performance.now() - begin)}.`)
