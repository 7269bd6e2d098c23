import { inSeconds, step } from '../step.ts'
import type { Report } from './report.ts'

/** Number of files that the summary lists. */
const shownFiles = 20

/** Collects how long the parts of a run take and how many tests passed in each, for the summary at its end. */
export class Timings {
  private readonly parts: { name: string; milliseconds: number; report: Report | undefined }[] = []

  /** Runs a part that has no tests, such as a build. */
  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.run(name, work, () => undefined)
  }

  /** Runs a part that consists of tests. */
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
      '',
      `Tests: ${passed} passed, 0 failed`,
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
  return `${inSeconds(milliseconds).padStart(12)}  ${file}`
}
