import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { formatDuration, step } from '../tasks/command.ts'
import { root } from '../tasks/project.ts'

/** The result of a test runner: how many tests passed, and how long each file took, in milliseconds. */
export type Report = { passed: number; files: { file: string; milliseconds: number }[] }

const vitestShape = z.object({
  numPassedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Reads the file of Vitest's JSON reporter. */
export async function readVitestReport(file: string): Promise<Report> {
  const { numPassedTests, testResults } = vitestShape.parse(JSON.parse(await readFile(file, 'utf8')))
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    milliseconds: endTime - startTime,
  }))
  return { passed: numPassedTests, files }
}

const suiteShape = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites(): z.ZodOptional<z.ZodArray<typeof suiteShape>> {
    return z.array(suiteShape).optional()
  },
})
type Suite = z.infer<typeof suiteShape>

const playwrightShape = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suiteShape),
})

/** Reads the file of Playwright's JSON reporter. */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const { stats, suites } = playwrightShape.parse(JSON.parse(await readFile(file, 'utf8')))
  const files = suites.map((suite) => ({
    file: path.join('e2e', suite.file),
    milliseconds: durationOf(suite),
  }))
  return { passed: stats.expected, files }
}

/** The sum of the durations of a suite's tests, in milliseconds. */
function durationOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return own + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
}

/** Number of slow files that the summary lists. */
const shownFiles = 20

/** Collects how long the parts of a run take and how many tests passed in each, for the summary at its end. */
export class Timings {
  private readonly parts: { name: string; milliseconds: number; report: Report | undefined }[] = []

  /** Runs and times a part without tests, such as a build. */
  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.run(name, work, () => undefined)
  }

  /** Runs and times a part that consists of tests. */
  async test(name: string, work: () => Promise<Report>): Promise<void> {
    await this.run(name, work, (report) => report)
  }

  /** The slowest test files, the seconds of each part, and as the last line how many tests passed. */
  summary(): string {
    const files = this.parts
      .flatMap(({ report }) => report?.files ?? [])
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, shownFiles)
    const parts = this.parts.map(({ name, milliseconds, report }) => ({
      name: report ? `${name}, ${report.passed} tests` : name,
      milliseconds,
    }))
    const passed = this.parts.reduce((sum, { report }) => sum + (report?.passed ?? 0), 0)
    return [
      ...(files.length > 0 ? ['', 'Slowest files', ...files.map(toLine)] : []),
      '',
      'Parts',
      ...parts.map(({ name, milliseconds }) => toLine({ file: name, milliseconds })),
      // The images have no tests that are counted.
      ...(passed > 0 ? ['', `Tests: ${passed} passed, 0 failed`] : []),
    ].join('\n')
  }

  private async run<Result>(
    name: string,
    work: () => Promise<Result>,
    reportOf: (result: Result) => Report | undefined,
  ): Promise<Result> {
    const begun = performance.now()
    const result = await step(name, work)
    this.parts.push({ name, milliseconds: performance.now() - begun, report: reportOf(result) })
    return result
  }
}

function toLine({ file, milliseconds }: { file: string; milliseconds: number }): string {
  return `${formatDuration(milliseconds).padStart(12)}  ${file}`
}
