import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../tasks/project.ts'
import { readPlaywrightReport, readVitestReport, Timings } from './report.ts'

async function written(report: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

test('a run ends with its slowest files, the seconds of each part and the number of tests', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const vitest = await written({
    numPassedTests: 3,
    testResults: [
      { name: path.join(root, 'scripts/quick.test.ts'), startTime: 1000, endTime: 1500 },
      { name: path.join(root, 'scripts/slow.test.ts'), startTime: 1000, endTime: 66_000 },
    ],
  })
  const result = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const playwright = await written({
    stats: { expected: 2 },
    suites: [
      {
        file: 'home.spec.ts',
        specs: [result(2000)],
        suites: [{ file: 'home.spec.ts', specs: [result(5000)] }],
      },
    ],
  })
  const timings = new Timings()
  await timings.time('Types', async () => {})
  await timings.test('Unit tests', () => readVitestReport(vitest))
  await timings.test('Browser', () => readPlaywrightReport(playwright))
  const lines = timings
    .summary()
    .split('\n')
    .map((line) => line.trim())
  expect(lines).toEqual([
    '',
    'Slowest files',
    '1 min 5 s  scripts/slow.test.ts',
    '7.0 s  e2e/home.spec.ts',
    '0.5 s  scripts/quick.test.ts',
    '',
    'Parts',
    expect.stringMatching(/^0\.\d s {2}Types$/),
    expect.stringMatching(/^0\.\d s {2}Unit tests, 3 tests$/),
    expect.stringMatching(/^0\.\d s {2}Browser, 2 tests$/),
    '',
    'Tests: 5 passed, 0 failed',
  ])
})

test('an unknown part of the tests is refused, and those that exist are named', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/test.ts'), 'foo'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe(
    'There is no part «foo» of the tests. There are: browser, contract, crash, firefox, full, gate, image, operations, postgres, quick, sqlite, unit.\n',
  )
  expect(status).toBe(1)
})
