/**
 * `npm test`: types, lint, unused code, unit tests, contract tests on SQLite, build, browser tests in Chromium and in Firefox, contract tests
 * on PostgreSQL, the files for operations by nginx, systemd and Prometheus themselves, and an installation whose processes are killed. `npm test -- quick` is
 * what needs no build: types, lint, unused code, unit tests and contract tests on SQLite. `npm test -- unit`, `-- contract` (or
 * `-- sqlite`, `-- postgres` for one database), `-- browser`, `-- firefox`, `-- operations` or `-- crash` runs one kind of tests; further
 * arguments go to the test runner.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findHeadlessShell } from './chromium.ts'
import { requireFirefox } from './firefox.ts'
import { abortOnSignal, interruption } from './interruption.ts'
import { commands, root } from './project.ts'
import { runNode } from './run-command.ts'
import { startOnPostgres, startOnSqlite } from './test-databases.ts'
import { buildForTests, importSeed } from './test-servers.ts'

/** Kinds of tests, with their names in the summary line. */
const kinds = {
  unit: 'unit',
  sqlite: 'contract on SQLite',
  postgres: 'contract on PostgreSQL',
  browser: 'browser',
  firefox: 'Firefox',
  operations: 'operations',
  crash: 'crash',
} as const
type Kind = keyof typeof kinds

const everyKind: Kind[] = ['unit', 'sqlite', 'postgres', 'browser', 'firefox', 'operations', 'crash']
/** Kinds of tests, by name. */
const parts = new Map<string, Kind[]>([
  ['quick', ['unit', 'sqlite']],
  ['contract', ['sqlite', 'postgres']],
  ...everyKind.map((kind): [string, Kind[]] => [kind, [kind]]),
])
const [part, ...runnerArguments] = process.argv.slice(2)
const asked = part === undefined ? everyKind : parts.get(part)
if (!asked) {
  console.error(`There is no part «${part}» of the tests. There are: ${[...parts.keys()].sort().join(', ')}.`)
  process.exit(1)
}
abortOnSignal()

/** Folder of everything that this run makes and deletes at its end, however it ends: reports, and data of installations that are made to crash. */
const reports = await mkdtemp(path.join(tmpdir(), 'pryad-run-'))
const reportOf = (kind: Kind) => path.join(reports, `${kind}.json`)

async function runVitest(kind: Kind, project: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(kind)}`,
  ]
  await runNode(commands.vitest, [...args, ...runnerArguments], { cwd: root, env })
  const { numPassedTests } = JSON.parse(await readFile(reportOf(kind), 'utf8')) as { numPassedTests: number }
  return numPassedTests
}

async function runPlaywright(env: NodeJS.ProcessEnv): Promise<number> {
  const chromium = await findHeadlessShell()
  await runNode(commands.playwright, ['test', '--config', 'e2e/playwright.config.ts', ...runnerArguments], {
    cwd: root,
    env: {
      ...env,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser'),
    },
  })
  const { stats } = JSON.parse(await readFile(reportOf('browser'), 'utf8')) as { stats: { expected: number } }
  return stats.expected
}

async function run(asked: Kind[]): Promise<Partial<Record<Kind, number>>> {
  const wanted = new Set(asked)
  const passed: Partial<Record<Kind, number>> = {}
  if (part === undefined || part === 'quick') {
    for (const script of ['check-types.ts', 'generate.ts']) {
      await runNode(path.join(import.meta.dirname, script), ['--check'], { cwd: root })
    }
    await runNode(commands.biome, ['ci'], { cwd: root })
    await runNode(commands.knip, ['--no-progress'], { cwd: root })
    // Code that only tests use is unused.
    await runNode(commands.knip, ['--no-progress', '--production'], { cwd: root })
  }
  if (part === undefined) {
    await runNode(path.join(import.meta.dirname, 'check-dependencies.ts'), [], { cwd: root })
  }
  if (wanted.has('unit')) passed.unit = await runVitest('unit', 'unit')
  if (asked.every((kind) => kind === 'unit')) return passed

  const seed = await importSeed()
  if (wanted.has('sqlite')) passed.sqlite = await runVitest('sqlite', 'contract', { TEST_SEED_DIR: seed })
  if (asked.every((kind) => kind === 'unit' || kind === 'sqlite')) return passed

  await buildForTests(seed)
  if (wanted.has('browser') || wanted.has('firefox')) {
    const { env, stop } = await startOnSqlite(seed)
    try {
      if (wanted.has('browser')) passed.browser = await runPlaywright(env)
      if (wanted.has('firefox'))
        passed.firefox = await runVitest('firefox', 'firefox', { ...env, FIREFOX_PATH: requireFirefox() })
    } finally {
      await stop()
    }
  }
  if (wanted.has('postgres')) {
    const { env, stop } = await startOnPostgres(seed)
    try {
      passed.postgres = await runVitest('postgres', 'contract-postgres', env)
    } finally {
      await stop()
    }
  }
  if (wanted.has('operations'))
    passed.operations = await runVitest('operations', 'operations', { TEST_SEED_DIR: seed })
  if (wanted.has('crash'))
    passed.crash = await runVitest('crash', 'crash', { TEST_SEED_DIR: seed, TMPDIR: reports })
  return passed
}

try {
  const passed = await run(asked)
  const counts = everyKind.flatMap((kind) =>
    passed[kind] === undefined ? [] : [`${kinds[kind]} ${passed[kind]}`],
  )
  const total = Object.values(passed).reduce((sum, count) => sum + count, 0)
  console.log(`\n${counts.join(', ')}\nTests: ${total} passed, 0 failed`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = interruption.aborted ? 130 : 1
} finally {
  for (const disk of globSync('pryad-disk-*', { cwd: reports })) {
    spawnSync('umount', ['-l', path.join(reports, disk)], { stdio: 'ignore' })
  }
  // Tests that were interrupted may still be putting things away in there.
  await rm(reports, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
}
