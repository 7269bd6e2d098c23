import { z } from 'zod'

/** Thrown when a variable of the environment has a wrong value; the message names each of them. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Parses `source` with `shape`. An empty variable counts as a missing one.
 * @throws {EnvironmentError} naming every wrong variable, what is wrong with it and nothing of its value, since it may be a secret.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = z.object(shape).safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvironmentError(`Wrong values in the environment:\n${lines.join('\n')}`)
}
