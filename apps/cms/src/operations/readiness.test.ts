import { tmpdir } from 'node:os'
import type { Payload } from 'payload'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkReadiness, isReady, lowDiskMessage } from './readiness.ts'

type Measured = Parameters<typeof checkReadiness>[0]

const limits = { dataDir: tmpdir(), diskMinBytes: 0 }
const counts = (async () => ({ totalDocs: 0 })) as Payload['count']
const runner = (runs: boolean) => ({ isRunning: () => runs }) as Payload['crons'][number]
const check = (payload: Partial<Measured>, changed: Partial<typeof limits> = {}) =>
  checkReadiness({ count: counts, crons: [runner(true)], ...payload }, { ...limits, ...changed })

test('a cms whose database answers, whose jobs run and whose disk has room is ready', async () => {
  const checks = await check({})
  expect(checks).toEqual({ database: true, jobs: true, disk: true })
  expect(isReady(checks)).toBe(true)
})

test.each<[string, Partial<Measured>, Partial<typeof limits>, keyof typeof limits | string]>([
  ['whose jobs nobody has started', { crons: [] }, {}, 'jobs'],
  ['one of whose runners has stopped', { crons: [runner(true), runner(false)] }, {}, 'jobs'],
  ['whose database is away', { count: () => Promise.reject(new Error('away')) }, {}, 'database'],
  ['whose database does not answer', { count: () => new Promise<never>(() => {}) }, {}, 'database'],
  ['whose disk is nearly full', {}, { diskMinBytes: Number.MAX_SAFE_INTEGER }, 'disk'],
  ['whose data folder is gone', {}, { dataDir: '/no/such/folder' }, 'disk'],
])('a cms %s is not ready', async (_, payload, changed, failed) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const checking = check(payload, changed)
  await vi.advanceTimersByTimeAsync(3000)
  const checks = await checking
  expect(isReady(checks)).toBe(false)
  expect(Object.entries(checks).filter(([, holds]) => !holds)).toEqual([[failed, false]])
})

const megabyte = 1024 * 1024

test.each([
  [0, 'осталось 0 МБ.'],
  [513.7 * megabyte, 'осталось 513 МБ.'],
  [1536 * megabyte, 'осталось 1,5 ГБ.'],
])('%i bytes are told in words', (free, words) => {
  expect(lowDiskMessage(free)).toContain(words)
})
