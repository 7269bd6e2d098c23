import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { requireProgram } from '../../scripts/test/programs.ts'

/** The answers a server gave under load. */
export type Load = {
  /** Answers, whatever their status. */
  answers: number
  /** Answers with a status of 400 or above. */
  refusals: number
  /** Connections that failed, and requests that got no answer in time. */
  errors: number
  requestsPerSecond: number
  /** The time within which 99 of 100 requests were answered. */
  p99Milliseconds: number
}

type LoadOptions = {
  connections?: number
  seconds?: number
  /** Whether refusals are counted, too: otherwise they make the measurement worthless. */
  mayFail?: boolean
}

/**
 * Asks for a page as often as the server answers. Uses wrk, which is written in C: a load generator in Node.js reaches its limit before the
 * server does.
 * @throws when an answer is a refusal, unless it may fail.
 */
export async function load(
  url: string,
  { connections = 50, seconds = 5, mayFail = false }: LoadOptions = {},
): Promise<Load> {
  const { stdout } = await promisify(execFile)(requireProgram('wrk'), [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--header', 'accept-encoding: br', '--script', path.join(import.meta.dirname, 'report.lua'), url],
  ])
  // Its own report comes first, the script's line last.
  const counts = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Load
  if (!mayFail && counts.refusals + counts.errors > 0)
    throw new Error(`${counts.refusals} answers of ${url} were no success, ${counts.errors} did not come.`)
  return counts
}
