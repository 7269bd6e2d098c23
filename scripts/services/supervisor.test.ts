import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './ports.ts'
import { Service } from './service.ts'
import { type Pace, Supervisor } from './supervisor.ts'

const quick: Pace = { firstPause: 20, longestPause: 100, askEvery: 50, stuckAfter: 1000 }

/** Answers with its process id, and notes each of its starts. */
const program = `
  require('node:fs').appendFileSync('starts', process.pid + '\\n')
  if (require('node:fs').existsSync('broken')) { console.log('I am broken.'); process.exit(3) }
  require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(process.env.PORT)
`

type Kept = { folder: string; url: string; said: string[]; supervisor: Supervisor }

/** `isFull` says whether the system has no room for another process. */
async function keep(code = program, isFull = () => false, answerMilliseconds = 5000): Promise<Kept> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-kept-'))
  await writeFile(path.join(folder, 'service.cjs'), code)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const said: string[] = []
  const start = () => {
    if (isFull()) throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' })
    return new Service({
      name: 'cms',
      command: ['service.cjs'],
      cwd: folder,
      env: { PORT: String(port) },
      healthUrl: url,
      logFile: path.join(folder, 'logs/cms.log'),
      answerMilliseconds,
    })
  }
  const supervisor = new Supervisor(start, (line) => said.push(line), quick)
  onTestFinished(async () => {
    await supervisor.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, url, said, supervisor }
}

async function pidOf(url: string): Promise<number> {
  return Number(await (await fetch(url, { headers: { connection: 'close' } })).text())
}

async function starts({ folder }: Kept): Promise<number> {
  return (await readFile(path.join(folder, 'starts'), 'utf8')).trim().split('\n').length
}

const patient = { timeout: 15_000 }
vi.setConfig({ testTimeout: 30_000 })

test('a service that is killed is started again, each time, and this is said once; what it had started is gone', async () => {
  const kept = await keep(`${program}
    const helper = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    require('node:fs').writeFileSync('helper', String(helper.pid))`)
  const helperFile = path.join(kept.folder, 'helper')
  await kept.supervisor.ready()
  expect((await stat(helperFile)).mode & 0o777, 'only its owner can read a file of a service').toBe(0o600)
  for (let time = 1; time <= 2; time++) {
    const pid = await pidOf(kept.url)
    const helper = Number(await readFile(helperFile, 'utf8'))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isRunning(helper), patient).toBe(false)
    await expect.poll(() => kept.said, patient).toHaveLength(2 * time)
    expect(await pidOf(kept.url)).not.toBe(pid)
  }
  expect(kept.said[0]).toBe(
    `The cms has ended (SIGKILL); it is started again. Its log is ${kept.folder}/logs/cms.log.`,
  )
  expect(kept.said[1]).toMatch(/^The cms answers again, after \d+\.\d s\.$/)
})

test('while it cannot start it is tried again and again, without a word, until it can', async () => {
  const kept = await keep()
  await kept.supervisor.ready()
  await writeFile(path.join(kept.folder, 'broken'), '')
  process.kill(await pidOf(kept.url), 'SIGKILL')
  await expect.poll(() => starts(kept), patient).toBeGreaterThan(4)
  expect(kept.said).toHaveLength(1)
  await rm(path.join(kept.folder, 'broken'))
  await expect.poll(() => kept.said, patient).toHaveLength(2)
})

test('a service that runs and gives no answer is ended and started again', async () => {
  const kept = await keep(program, undefined, 500)
  await kept.supervisor.ready()
  const pid = await pidOf(kept.url)
  process.kill(pid, 'SIGSTOP')
  await expect.poll(() => kept.said, patient).toHaveLength(2)
  expect(kept.said[0]).toContain('The cms gave no answer and was ended; it is started again.')
  expect(await pidOf(kept.url)).not.toBe(pid)
})

test('a service that answers with errors is left alone: starting it again would not mend it', async () => {
  const kept = await keep(`
    const { appendFileSync, existsSync } = require('node:fs')
    appendFileSync('starts', process.pid + '\\n')
    const answer = (_, response) => {
      const isBroken = existsSync('full')
      if (isBroken) appendFileSync('refused', '.')
      response.writeHead(isBroken ? 500 : 200).end()
    }
    require('node:http').createServer(answer).listen(process.env.PORT)`)
  await kept.supervisor.ready()
  await writeFile(path.join(kept.folder, 'full'), '')
  const refused = () => readFile(path.join(kept.folder, 'refused'), 'utf8').catch(() => '')
  const longEnough = (2 * quick.stuckAfter) / quick.askEvery
  await expect.poll(async () => (await refused()).length, patient).toBeGreaterThan(longEnough)
  expect(await starts(kept)).toBe(1)
})

test('a service that does not come up the first time fails the start with its last words', async () => {
  const kept = await keep('console.log("The database is missing."); process.exit(3)')
  await expect(kept.supervisor.ready()).rejects.toThrow(
    'The cms did not start. It said last:\nThe database is missing.',
  )
})

test('a service that is stopped stays stopped, also while it is being started again', async () => {
  const kept = await keep()
  await kept.supervisor.ready()
  await writeFile(path.join(kept.folder, 'broken'), '')
  process.kill(await pidOf(kept.url), 'SIGKILL')
  await expect.poll(() => starts(kept), patient).toBeGreaterThan(1)
  await kept.supervisor.stop()
  // Nothing of the supervisor runs any more: a service that is not running now is never started.
  await expect(pidOf(kept.url)).rejects.toThrow()
})

test('a system without room for another process is tried again until it has some', async () => {
  let refusals = 0
  let isFull = false
  const kept = await keep(program, () => {
    if (isFull) refusals += 1
    return isFull
  })
  await kept.supervisor.ready()
  isFull = true
  process.kill(await pidOf(kept.url), 'SIGKILL')
  await expect.poll(() => refusals, patient).toBeGreaterThan(2)
  isFull = false
  await expect.poll(() => kept.said, patient).toHaveLength(2)
  expect(await pidOf(kept.url)).toBeGreaterThan(0)
})

test('a service ends with the process that started it, however that ended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-kept-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(
    path.join(folder, 'service.cjs'),
    `require('node:fs').writeFileSync('pid', String(process.pid))
    process.once('SIGTERM', () => { require('node:fs').writeFileSync('put-away', ''); process.exit() })
    setInterval(() => {}, 1000)`,
  )
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { Service } from '${import.meta.dirname}/service.ts'
      new Service({ name: 'cms', command: ['service.cjs'], cwd: '.', env: {}, healthUrl: 'http://localhost:1', logFile: 'cms.log' })`,
    ],
    { cwd: folder, stdio: 'inherit' },
  )
  await expect.poll(() => existsSync(path.join(folder, 'pid')), patient).toBe(true)
  const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8'))
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), patient).toBe(false)
  expect(existsSync(path.join(folder, 'put-away'))).toBe(true)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
