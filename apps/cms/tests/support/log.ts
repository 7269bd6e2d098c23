import { vi } from 'vitest'
import type { TestCms } from './cms.ts'

/** Listens to everything the cms writes into its log, and past it. Each line as it is written. */
export function listenToLog({ payload }: TestCms): { lines: string[] } {
  const lines: string[] = []
  const note = (chunk: unknown) => {
    lines.push(...String(chunk).split('\n').filter(Boolean))
    return true
  }
  const symbol = Object.getOwnPropertySymbols(payload.logger).find(
    ({ description }) => description === 'pino.stream',
  )
  if (!symbol) throw new Error('The log has no stream to listen to.')
  const { [symbol]: stream } = payload.logger as unknown as Record<
    symbol,
    { write: (line: string) => unknown }
  >
  if (!stream) throw new Error('The log has no stream to listen to.')
  vi.spyOn(stream, 'write').mockImplementation(note)
  vi.spyOn(process.stdout, 'write').mockImplementation(note)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...given) => void note(given.map(String).join(' ')))
  }
  return { lines }
}
