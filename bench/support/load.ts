import { execFile, spawn } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/tasks/project.ts'
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

/**
 * Requests an address `amount` times, whatever the answers are. Uses autocannon, which can count requests; its speed does not matter here.
 * @throws when fewer were answered.
 */
export async function askTimes(url: string, amount: number, connections = 50): Promise<void> {
  const args = [
    '--amount',
    String(amount),
    '--connections',
    String(connections),
    '--json',
    '--no-progress',
    url,
  ]
  const child = spawn(
    process.execPath,
    [path.join(root, 'bench/node_modules/autocannon/autocannon.js'), ...args],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await new Promise((resolve) => child.once('close', resolve))
  const { requests } = JSON.parse(output) as { requests: { total: number } }
  if (requests.total < amount)
    throw new Error(`${requests.total} of ${amount} requests to ${url} were answered.`)
}

/** Milliseconds from a request to the last byte of its answer, as it is on the wire: unpacking it is the browser's time. */
export function timeToLastByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The page was answered with ${answer.statusCode}.`))
      answer.on('error', reject).on('end', () => resolve(performance.now() - begin))
      answer.resume()
    }).on('error', reject)
  })
}
