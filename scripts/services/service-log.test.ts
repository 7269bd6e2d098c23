import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LogLimits, ServiceLog } from './service-log.ts'

const day = 24 * 3600 * 1000
const limits: LogLimits = { size: '10K', files: 4, days: 14 }
/** A busy disk takes its time. */
const waiting = { timeout: 10_000 }

async function logFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function logsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.log')).sort()
}

/** The name of the file that was put aside `daysAgo` days ago. */
function nameOf(service: string, daysAgo: number): string {
  return `${service}-${new Date(Date.now() - daysAgo * day).toLocaleDateString('sv')}.1.log`
}

async function age(file: string, days: number): Promise<void> {
  const time = new Date(Date.now() - days * day)
  await utimes(file, time, time)
}

test('however much a service says, its log has a bounded number of files of a bounded size, and the end of what it said', async () => {
  const folder = await logFolder()
  const log = new ServiceLog(path.join(folder, 'logs/cms.log'), limits)
  const lines = Array.from({ length: 2000 }, (_, number) => `${String(number).padStart(99, '.')}\n`)
  for (const line of lines) {
    log.write(line)
    // As a service does: not all at the same moment.
    if (line.endsWith('00\n')) await new Promise(setImmediate)
  }
  await log.end()

  const names = await logsIn(path.join(folder, 'logs'))
  expect(names).toHaveLength(limits.files)
  const kept = await Promise.all(names.map((name) => readFile(path.join(folder, 'logs', name), 'utf8')))
  expect(Math.max(...kept.map((text) => text.length))).toBeLessThan(11 * 1024)
  expect(lines.join('').endsWith(kept.sort().join(''))).toBe(true)
})

test('only the owner can read a log', async () => {
  const folder = await logFolder()
  const log = new ServiceLog(path.join(folder, 'logs/cms.log'), limits)
  for (let number = 0; number < 300; number++) log.write(`${'.'.repeat(99)}\n`)
  await log.end()
  expect((await stat(path.join(folder, 'logs'))).mode & 0o777).toBe(0o700)
  for (const name of await logsIn(path.join(folder, 'logs')))
    expect((await stat(path.join(folder, 'logs', name))).mode & 0o777).toBe(0o600)
})

test('after a start what was put aside two weeks ago is gone, and nothing else of the folder', async () => {
  const folder = await logFolder()
  const names = { recent: nameOf('cms', 13), old: nameOf('cms', 15), others: nameOf('site', 15) }
  for (const [kind, name] of Object.entries(names)) {
    await writeFile(path.join(folder, name), 'Old.\n')
    await age(path.join(folder, name), kind === 'recent' ? 13 : 15)
  }
  const log = new ServiceLog(path.join(folder, 'cms.log'), limits)
  await expect.poll(() => logsIn(folder)).toEqual([names.recent, 'cms.log', names.others])
  await log.end()
})

test('the log of an earlier day is put aside at the start', async () => {
  const folder = await logFolder()
  await writeFile(path.join(folder, 'cms.log'), 'Yesterday.\n')
  await age(path.join(folder, 'cms.log'), 1)
  const log = new ServiceLog(path.join(folder, 'cms.log'), limits)
  log.write('Today.\n')
  await log.end()
  expect(await readFile(path.join(folder, 'cms.log'), 'utf8')).toBe('Today.\n')
  expect(await readFile(path.join(folder, nameOf('cms', 1)), 'utf8')).toBe('Yesterday.\n')
})

test('a service that says nothing has its log put aside at midnight all the same', async () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 23, 59, 59), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await logFolder()
  const log = new ServiceLog(path.join(folder, 'cms.log'), limits)
  log.write('The last words of the day.\n')
  await vi.waitFor(
    async () => expect((await stat(path.join(folder, 'cms.log'))).size).toBeGreaterThan(0),
    waiting,
  )
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(
    async () =>
      expect(await readFile(path.join(folder, 'cms-2026-06-01.1.log'), 'utf8')).toBe(
        'The last words of the day.\n',
      ),
    waiting,
  )
  await log.end()
})

test('where nothing can be written, lines are lost and the process goes on', async () => {
  const folder = await logFolder()
  await writeFile(path.join(folder, 'logs'), 'A file where the folder should be.')
  const log = new ServiceLog(path.join(folder, 'logs/cms.log'), limits)
  log.write('Nobody will read this.\n')
  await log.end()
  expect(await readFile(path.join(folder, 'logs'), 'utf8')).toBe('A file where the folder should be.')
})
