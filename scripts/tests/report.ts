import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../project.ts'

/** A run of a test runner: how many tests passed, and how long each file took, in milliseconds. */
export type Report = { passed: number; files: { file: string; milliseconds: number }[] }

const vitestShape = z.object({
  numPassedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Reads what Vitest's JSON reporter has written. */
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

/** Reads what Playwright's JSON reporter has written. */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const { stats, suites } = playwrightShape.parse(JSON.parse(await readFile(file, 'utf8')))
  const files = suites.map((suite) => ({
    file: path.join('e2e', suite.file),
    milliseconds: durationOf(suite),
  }))
  return { passed: stats.expected, files }
}

/** The time of all tests of a suite, one after the other. */
function durationOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return own + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
}
