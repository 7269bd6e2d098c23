import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../scripts/project.ts'

/** What autocannon reports, as far as it is read here. */
export type Load = {
  requests: { average: number; total: number }
  latency: { p50: number; p99: number }
  '2xx': number
  non2xx: number
  errors: number
}

type LoadOptions = {
  connections?: number
  /** For how long. */
  seconds?: number
  /** How many requests, instead of a time. */
  amount?: number
  /** Whether answers that are no success are counted, too: otherwise they are no measurement. */
  mayFail?: boolean
}

/**
 * Asks for a page as often as the server answers, from a process of its own.
 * @throws when an answer is no success, unless it may fail.
 */
export async function load(
  url: string,
  { connections = 50, seconds = 5, amount, mayFail = false }: LoadOptions = {},
): Promise<Load> {
  const args = [
    path.join(root, 'node_modules/autocannon/autocannon.js'),
    ...['--connections', String(connections), '--json', '--no-progress'],
    ...(amount ? ['--amount', String(amount)] : ['--duration', String(seconds)]),
    ...['--headers', 'accept-encoding=br', url],
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await new Promise((resolve) => child.once('close', resolve))
  const counts = JSON.parse(output) as Load
  if (!mayFail && counts.non2xx + counts.errors > 0)
    throw new Error(`${counts.non2xx} answers of ${url} were no success, ${counts.errors} did not come.`)
  return counts
}
