import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const scripts = import.meta.dirname

/** A command that waits for one that would never end, and prints a line when it has cleaned up. */
const program = `
  import { abortOnSignal } from '${scripts}/interruption.ts'
  import { runNode } from '${scripts}/run-command.ts'
  abortOnSignal()
  try {
    await runNode('-e', ['console.log(process.pid); setInterval(() => {}, 1000)'], { cwd: '/' })
  } catch (error) {
    console.log(error.message)
  } finally {
    console.log('put away')
  }`

const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']

async function firstNumberOf(output: Readable): Promise<number> {
  const [line] = await once(output, 'data')
  return Number(line)
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends what a command has begun, and lets it put things away',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio })
    const begun = await firstNumberOf(child.stdout)
    child.kill(signal)
    child.kill(signal)
    expect(await text(child.stdout)).toBe('Interrupted.\nput away\n')
    expect(() => process.kill(begun, 0)).toThrow('ESRCH')
  },
)

test('a command that npm has started ends when npm does, which passes SIGTERM on to nobody', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const command = '"$0" --input-type=module --eval "$1"; true'
  const shell = spawn('sh', ['-c', command, process.execPath, program], { stdio, env })
  const begun = await firstNumberOf(shell.stdout)
  shell.kill('SIGKILL')
  expect(await text(shell.stdout)).toBe('Interrupted.\nput away\n')
  expect(() => process.kill(begun, 0)).toThrow('ESRCH')
})

test('an unknown part of the tests is refused, and those that exist are named', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${scripts}/test.ts`, 'foo'], { encoding: 'utf8' })
  expect(stderr).toBe(
    'There is no part «foo» of the tests. There are: browser, contract, crash, firefox, full, gate, operations, postgres, quick, sqlite, unit.\n',
  )
  expect(status).toBe(1)
})
