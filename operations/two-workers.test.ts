import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../crash/support/until.ts'
import { type StubApi, startStubApi } from '../e2e/support/stub-api.ts'
import { aLesson, someContent } from '../e2e/support/stub-content.ts'
import { siteCommand } from '../scripts/services/apps.ts'
import { freePort } from '../scripts/services/ports.ts'
import { siteFolder } from '../scripts/tasks/project.ts'
import { ask } from './support/ask.ts'

const siteSecret = 'a-secret-for-tests-and-nothing-else'
const authorization = `Bearer ${siteSecret}`

const dataDir = mkdtempSync(path.join(tmpdir(), 'pryad-workers-'))
const lesson = aLesson({ title: 'Красим корни' })
let api: StubApi
let site: ChildProcess
let port: number
let ended: Promise<number | null>

beforeAll(async () => {
  api = await startStubApi(someContent({ lessons: [lesson] }))
  port = await freePort()
  site = spawn(process.execPath, siteCommand, {
    cwd: siteFolder,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: api.url,
      SITE_SECRET: siteSecret,
      DATA_DIR: dataDir,
      WEB_CONCURRENCY: '2',
      // Neither worker polls meanwhile.
      CONTENT_POLL_MS: '3600000',
    },
    stdio: 'ignore',
  })
  ended = new Promise((resolve) => site.once('exit', resolve))
  await until(
    'the site is ready',
    async () => (await read('/readyz')).status === 200,
    30_000,
    () => site.exitCode !== null,
  )
})
afterAll(async () => {
  site.kill('SIGKILL')
  await ended
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Asks over a new connection: connections go to the workers in turn. */
const read = (url: string) => ask({ port, host: 'localhost', path: url, isPlain: true })

/** How many pages all workers keep together. */
async function pagesKept(): Promise<number> {
  const { body } = await read('/metrics')
  return Number(/^page_cache_pages (\d+)/m.exec(body)?.[1] ?? 0)
}

/** Ids of the processes that answer. */
function workers(): number[] {
  const { pid } = site
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Asks for a page often enough for each worker to answer several times. */
async function readOften(url: string) {
  const answers = []
  for (let time = 0; time < 10; time++) answers.push(await read(url))
  return answers
}

test('the metrics are those of both workers together', async () => {
  // Each makes the main page for itself, before anybody asks.
  await until('both workers have the main page', async () => (await pagesKept()) === 2)
})

test('both workers answer', async () => {
  expect(workers()).toHaveLength(2)
  const answers = await readOften('/video')
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  // Each worker makes a page for itself.
  expect(answers.filter(({ headers }) => headers['x-page-cache'] === 'miss')).toHaveLength(2)
})

test('a change that one worker is told of is shown by both', async () => {
  for (const { body } of await readOften('/video')) expect(body).toContain('Красим корни')
  lesson.title = 'Тонируем концы'
  const purged = await ask({
    port,
    host: 'localhost',
    path: '/purge',
    isPlain: true,
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 'after the edit' }),
  })
  expect(purged.status).toBe(204)
  const isNew = ({ body }: { body: string }) =>
    body.includes('Тонируем концы') && !body.includes('Красим корни')
  await until('both workers show the change', async () => (await readOften('/video')).every(isNew))
})

test('a worker that is killed is started again, and visitors get their pages meanwhile', async () => {
  const [killed = 0, other = 0] = workers()
  process.kill(killed, 'SIGKILL')
  await until('the worker is gone', async () => !workers().includes(killed))
  expect((await read('/')).status).toBe(200)
  await until('another worker takes its place', async () => workers().length === 2)
  expect(workers()).toContain(other)
  expect(workers()).not.toContain(killed)
  await until('the new worker has pages', async () => (await pagesKept()) >= 3)
})

test('the end of the site is the end of both workers', async () => {
  const running = workers()
  expect(running).toHaveLength(2)
  site.kill('SIGTERM')
  expect(await ended).toBe(0)
  for (const pid of running) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(read('/')).rejects.toThrow('ECONNREFUSED')
})
