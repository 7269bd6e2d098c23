import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../scripts/tasks/project.ts'

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
