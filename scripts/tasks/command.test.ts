import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formatDuration, step } from './command.ts'

const tasks = import.meta.dirname

/** A command that waits for one that would never end, and prints a line when it has cleaned up. */
const program = `
  import { abortOnSignal } from '${tasks}/command.ts'
  import { runNode } from '${tasks}/run-node.ts'
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

function printed(): string[] {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => log.mockRestore())
  return lines
}

test('a step says that it has begun, and at its end how long it took', async () => {
  const lines = printed()
  expect(await step('Building the panel', async () => 42)).toBe(42)
  expect(lines).toEqual(['Building the panel…', expect.stringMatching(/^Building the panel… \d\.\d s$/)])
})

test('a step that fails says which it was, what was wrong and what to do', async () => {
  printed()
  const failing = step('Building the panel', () => Promise.reject(new Error('no memory')), 'Free 2 GB.')
  await expect(failing).rejects.toThrow(/^Building the panel failed after \d\.\d s: no memory\nFree 2 GB\.$/)
})

test.each([
  [420, '0.4 s'],
  [48_400, '48 s'],
  [59_700, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('%d ms is said as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})
