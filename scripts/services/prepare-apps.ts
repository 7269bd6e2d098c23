import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { step } from '../tasks/command.ts'
import { cmsFolder, commands, contentFolder, root, siteFolder } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'

/** Files and folders that each app is built from: it is built again when one of them has changed. */
export const sources = {
  site: ['apps/site', 'packages', 'content/site.json', 'content/finder-texts.json', 'package-lock.json'],
  cms: [
    'apps/cms',
    'packages',
    'content/site.json',
    'content/synonyms.json',
    'content/finder-texts.json',
    'package-lock.json',
  ],
}

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const remedy =
  'Its last lines are above. A build needs 2 GB of memory and 1 GB of disk; `npm run build` tries it again alone.'

/** Builds the public site unless its sources are unchanged. */
export async function buildSite(): Promise<void> {
  await whenChanged(path.join(siteFolder, 'build/.made-from'), await fingerprint(...sources.site), () => {
    const options = { cwd: siteFolder, env: production, quiet: true }
    return step('Building the site', () => runNode(commands.reactRouter, ['build'], options), remedy)
  })
}

/** Builds the cms unless its sources are unchanged. `env` holds the variables that the cms needs to load. */
export async function buildCms(env: NodeJS.ProcessEnv): Promise<void> {
  await whenChanged(path.join(cmsFolder, '.next/.made-from'), await fingerprint(...sources.cms), () => {
    const options = { cwd: cmsFolder, env: { ...env, ...production }, quiet: true }
    return step('Building the panel', () => runNode(commands.next, ['build'], options), remedy)
  })
}

const stampOf = (dataDir: string) => path.join(dataDir, '.imported')

/** Migrates the database and imports the first content, unless that was done for the same content, schema and database. */
export async function importContent(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = {
    cwd: cmsFolder,
    // No site is notified: on a first start none runs yet, and a running one polls within seconds. The log is for people, not for programs.
    env: { ...env, NODE_ENV: 'production', SITE_PURGE_URLS: 'none', LOG_LEVEL: 'warn' },
    isPrivate: true,
  }
  const run = path.join(cmsFolder, 'src/operations/first-content/run.ts')
  const remedy = 'Nothing is lost: the next start goes on where this one stopped.'
  await whenChanged(stampOf(dataDir), await fingerprintOf(env), () =>
    step('Importing the first content', () => runNode(run, [contentFolder], options), remedy),
  )
}

/** Records that a data folder has the first content: tests copy one that was imported. @internal */
export async function markImported(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  await writeFile(stampOf(dataDir), await fingerprintOf(env))
}

async function fingerprintOf(env: NodeJS.ProcessEnv): Promise<string> {
  const files = await fingerprint(
    'content',
    'apps/cms/src/databases/migrations',
    'apps/cms/src/operations/first-content',
  )
  const { databaseUrl } = readCmsEnvironment({ ...process.env, ...env })
  // Not the address itself, which may contain a password.
  return `${files} ${createHash('sha256').update(databaseUrl).digest('hex')}`
}

/** Folders that builds and installs write: never part of their sources. */
const generatedFolders = new Set(['node_modules', 'build', '.next', '.react-router', 'data'])

/** A hash of files and folders of the repository, by name and content. */
export async function fingerprint(...places: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of await filesOf(path.resolve(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  return hash.digest('hex')
}

async function filesOf(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place]
  const entries = await readdir(place, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !generatedFolders.has(name) && !name.endsWith('.tsbuildinfo'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((entry) => {
        const full = path.join(place, entry.name)
        return entry.isDirectory() ? filesOf(full) : [full]
      }),
  )
  return nested.flat()
}

/** Does `work` unless the file `stamp` says that it was done for the same fingerprint. */
async function whenChanged(stamp: string, print: string, work: () => Promise<void>): Promise<void> {
  const done = await readFile(stamp, 'utf8').catch(() => '')
  if (done === print) return
  await work()
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, print)
}
