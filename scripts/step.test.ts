import { expect, onTestFinished, test, vi } from 'vitest'
import { inSeconds, step } from './step.ts'

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
  expect(inSeconds(milliseconds)).toBe(text)
})
