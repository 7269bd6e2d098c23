/**
 * `npm test`: types, lint, unit tests, build, contract tests and browser tests. `npm test -- unit`, `-- contract` or `-- browser`
 * runs one kind of tests; what follows it goes to the test runner.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { commands, root } from './project.ts'
import { runNode } from './run-command.ts'
import { startTestServers } from './test-servers.ts'

const kinds = ['unit', 'contract', 'browser'] as const
type Kind = (typeof kinds)[number]

const [first, ...rest] = process.argv.slice(2)
const only = kinds.find((kind) => kind === first)
const runnerArguments = only ? rest : []
const wanted = new Set<Kind>(only ? [only] : kinds)

const reports = await mkdtemp(path.join(tmpdir(), 'pryad-reports-'))
const reportOf = (kind: Kind) => path.join(reports, `${kind}.json`)

async function runVitest(kind: 'unit' | 'contract', env: NodeJS.ProcessEnv = {}): Promise<number> {
  const args = [
    'run',
    '--project',
    kind,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(kind)}`,
  ]
  await runNode(commands.vitest, [...args, ...runnerArguments], { cwd: root, env })
  const { numPassedTests } = JSON.parse(await readFile(reportOf(kind), 'utf8')) as { numPassedTests: number }
  return numPassedTests
}

async function runPlaywright(env: NodeJS.ProcessEnv): Promise<number> {
  await runNode(commands.playwright, ['test', '--config', 'e2e/playwright.config.ts', ...runnerArguments], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
  })
  const { stats } = JSON.parse(await readFile(reportOf('browser'), 'utf8')) as { stats: { expected: number } }
  return stats.expected
}

async function run(): Promise<Partial<Record<Kind, number>>> {
  const passed: Partial<Record<Kind, number>> = {}
  if (!only) {
    for (const script of ['check-types.ts', 'generate.ts']) {
      await runNode(path.join(import.meta.dirname, script), ['--check'], { cwd: root })
    }
    await runNode(commands.biome, ['ci'], { cwd: root })
  }
  if (wanted.has('unit')) passed.unit = await runVitest('unit')
  if (!wanted.has('contract') && !wanted.has('browser')) return passed

  const chromium = wanted.has('browser') ? await findChromium() : undefined
  const servers = await startTestServers()
  try {
    const env = {
      TEST_SITE_URL: servers.siteUrl,
      TEST_CMS_URL: servers.cmsUrl,
      TEST_DATA_DIR: servers.dataDir,
      TEST_SEED_DIR: servers.seedDir,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    }
    if (wanted.has('contract')) passed.contract = await runVitest('contract', env)
    if (wanted.has('browser')) passed.browser = await runPlaywright(env)
  } finally {
    await servers.stop()
  }
  return passed
}

try {
  const passed = await run()
  const parts = Object.entries(passed).map(([kind, count]) => `${kind} ${count}`)
  const total = Object.values(passed).reduce((sum, count) => sum + count, 0)
  console.log(`\nTests: ${total} passed (${parts.join(', ')})`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
