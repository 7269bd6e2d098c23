/**
 * `npm test` is the gate before a commit: types, lint, unused code, unit tests with the site's server in process, contract tests on SQLite,
 * and the browser tests without the tag `@full`. `npm test -- full` runs everything: also dependencies, all browser tests, Firefox,
 * contract tests on PostgreSQL, the files for operations, and crashes. `npm test -- image` builds and tries the container images; nothing
 * else does. `npm test -- quick` needs neither a database nor a build: types, lint and unit tests. The name of a kind runs it alone; further
 * arguments then go to the test runner.
 */

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsShape } from '@pryad/environment/cms-environment.ts'
import { siteShape } from '@pryad/environment/site-environment.ts'
import { buildCms, buildSite } from './services/prepare-apps.ts'
import { abortOnSignal, interruption } from './tasks/command.ts'
import { commands, root } from './tasks/project.ts'
import { runNode } from './tasks/run-node.ts'
import { findHeadlessShell, requireFirefox } from './test/programs.ts'
import { type Report, readPlaywrightReport, readVitestReport, Timings } from './test/report.ts'
import { importSeed, startOnPostgres, startOnSqlite, testSecret } from './test/servers.ts'

/** Kinds of tests, in the order in which they run: the quickest to fail come first. */
const kinds = ['unit', 'sqlite', 'browser', 'firefox', 'postgres', 'operations', 'crash'] as const
type Kind = (typeof kinds)[number]

type Plan = {
  kinds: readonly Kind[]
  checks: readonly ('quick' | 'gate' | 'full' | 'image')[]
  isGate?: true
}

const plans: Record<string, Plan> = {
  gate: { kinds: ['unit', 'sqlite', 'browser'], checks: ['quick', 'gate'], isGate: true },
  full: { kinds, checks: ['quick', 'gate', 'full'] },
  quick: { kinds: ['unit'], checks: ['quick'] },
  contract: { kinds: ['sqlite', 'postgres'], checks: [] },
  image: { kinds: [], checks: ['image'] },
  ...Object.fromEntries(kinds.map((kind): [string, Plan] => [kind, { kinds: [kind], checks: [] }])),
}

const [name = 'gate', ...runnerArguments] = process.argv.slice(2)
const plan = plans[name]
if (!plan) {
  console.error(
    `There is no part «${name}» of the tests. There are: ${Object.keys(plans).sort().join(', ')}.`,
  )
  process.exit(1)
}
abortOnSignal()
// Tests must not depend on the settings of an installation on this machine.
for (const variable of Object.keys({ ...cmsShape, ...siteShape })) delete process.env[variable]

/** Folder that this run deletes at its end, however it ends: reports, and the data of installations that are made to crash. */
const reports = await mkdtemp(path.join(tmpdir(), 'pryad-run-'))
const timings = new Timings()
const script = (file: string, ...args: string[]) =>
  runNode(path.join(import.meta.dirname, file), args, { cwd: root })

const checks = {
  quick: async () => {
    await timings.time('Types', () => script('check-types.ts'))
    await timings.time('Lint', async () => {
      await runNode(commands.biome, ['ci'], { cwd: root })
      await script('check-rooms.ts')
    })
  },
  gate: async () => {
    await timings.time('Generated files', () => script('generate.ts', '--check'))
    await timings.time('Unused code', async () => {
      await runNode(commands.knip, ['--no-progress'], { cwd: root })
      // Code that only tests use is unused.
      await runNode(commands.knip, ['--no-progress', '--production'], { cwd: root })
    })
  },
  full: () => timings.time('Dependencies', () => script('check-dependencies.ts')),
  image: () => timings.time('Images', tryImages),
}

/** Builds and tries the images for containers; what that starts ends when this process is asked to. */
async function tryImages(): Promise<void> {
  const file = path.join(import.meta.dirname, 'test/image.sh')
  const child = spawn('sh', [file], { stdio: 'inherit', detached: true })
  interruption.addEventListener('abort', () => child.pid && process.kill(-child.pid))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The images do not hold.')
}

async function runVitest(kind: Kind, project: string, env: NodeJS.ProcessEnv = {}): Promise<Report> {
  const report = path.join(reports, `${kind}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // The tests of a name that is given for both databases may run on one of them only.
  const mayFindNone = name === 'contract' && runnerArguments.length > 0
  const args = [
    'run',
    '--project',
    project,
    ...(mayFindNone ? ['--passWithNoTests'] : []),
    ...reporters,
    ...runnerArguments,
  ]
  await runNode(commands.vitest, args, { cwd: root, env })
  return readVitestReport(report)
}

async function runPlaywright(env: NodeJS.ProcessEnv): Promise<Report> {
  const report = path.join(reports, 'browser.json')
  const chromium = await findHeadlessShell()
  const gate = plan?.isGate ? ['--grep-invert', '@full'] : []
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...gate, ...runnerArguments]
  const settings = {
    ...env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  await runNode(commands.playwright, args, { cwd: root, env: settings })
  return readPlaywrightReport(report)
}

async function run({ kinds, checks: asked }: Plan): Promise<void> {
  const wants = (...some: Kind[]) => some.some((kind) => kinds.includes(kind))
  for (const check of asked) await checks[check]()
  if (wants('unit')) await timings.test('Unit tests', () => runVitest('unit', 'unit'))
  if (kinds.every((kind) => kind === 'unit')) return

  const seed = await timings.time('First content for tests', importSeed)
  const inSeed = { TEST_SEED_DIR: seed }
  if (wants('sqlite')) await timings.test('Contract on SQLite', () => runVitest('sqlite', 'contract', inSeed))
  if (kinds.every((kind) => kind === 'unit' || kind === 'sqlite')) return

  await timings.time('Build', async () => {
    await buildSite()
    await buildCms({ DATA_DIR: seed, PAYLOAD_SECRET: testSecret })
  })
  if (wants('browser', 'firefox')) {
    const { env, stop } = await startOnSqlite(seed)
    try {
      if (wants('browser')) await timings.test('Browser', () => runPlaywright(env))
      if (wants('firefox')) {
        const settings = { ...env, FIREFOX_PATH: requireFirefox() }
        await timings.test('Firefox', () => runVitest('firefox', 'firefox', settings))
      }
    } finally {
      await stop()
    }
  }
  if (wants('postgres')) {
    const { env, stop } = await startOnPostgres(seed)
    try {
      await timings.test('Contract on PostgreSQL', () => runVitest('postgres', 'contract-postgres', env))
    } finally {
      await stop()
    }
  }
  if (wants('operations'))
    await timings.test('Operations', () => runVitest('operations', 'operations', inSeed))
  if (wants('crash'))
    await timings.test('Crashes', () => runVitest('crash', 'crash', { ...inSeed, TMPDIR: reports }))
}

try {
  await run(plan)
  console.log(timings.summary())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = interruption.aborted ? 130 : 1
} finally {
  for (const disk of globSync('pryad-disk-*', { cwd: reports })) {
    spawnSync('umount', ['-l', path.join(reports, disk)], { stdio: 'ignore' })
  }
  // Interrupted tests may still be cleaning up in there.
  await rm(reports, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
}
