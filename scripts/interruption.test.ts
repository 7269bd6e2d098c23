import { spawn } from 'node:child_process'
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

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends what a command has begun, and lets it put things away',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const begun = await new Promise<number>((resolve) => {
      child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())))
    })
    child.kill(signal)
    child.kill(signal)
    expect(await text(child.stdout)).toBe('Interrupted.\nput away\n')
    expect(() => process.kill(begun, 0)).toThrow('ESRCH')
  },
)

test('a command that npm has started ends when npm does, which passes SIGTERM on to nobody', async () => {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  const begun = await new Promise<number>((resolve) => {
    shell.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())))
  })
  shell.kill('SIGKILL')
  expect(await text(shell.stdout)).toBe('Interrupted.\nput away\n')
  expect(() => process.kill(begun, 0)).toThrow('ESRCH')
})

test('an unknown part of the tests is refused, and those that exist are named', async () => {
  const child = spawn(process.execPath, [`${scripts}/test.ts`, 'foo'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = await text(child.stderr)
  expect(said).toBe(
    'There is no part «foo» of the tests. There are: browser, contract, crash, firefox, full, gate, operations, postgres, quick, sqlite, unit.\n',
  )
  expect(child.exitCode ?? (await new Promise((resolve) => child.once('close', resolve)))).toBe(1)
})
