import { z } from 'zod'

/** Thrown when a variable of the environment has a wrong value; the message names each of them. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Parses `source` with `shape`. An empty variable counts as a missing one. `problemsOf` returns messages, by variable name, for values that
 * are valid one by one but not together.
 * @throws {EnvironmentError} naming every wrong variable and its problem, but never its value, since it may be a secret.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
  problemsOf: (read: z.output<z.ZodObject<Shape>>) => Record<string, string> = () => ({}),
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = z.object(shape).safeParse(given)
  const problems = result.success
    ? Object.entries(problemsOf(result.data))
    : result.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  if (result.success && problems.length === 0) return result.data
  const lines = problems.map(([name, message]) => `  ${name}: ${message}`)
  throw new EnvironmentError(`Wrong values in the environment:\n${lines.join('\n')}`)
}
