import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/services/ports.ts'
import { markImported } from '../../scripts/services/prepare-apps.ts'
import { root } from '../../scripts/tasks/project.ts'
import { until } from './until.ts'

type App = 'cms' | 'site'

/** A running installation, started as people start it. */
export type Installation = {
  siteUrl: string
  cmsUrl: string
  ports: Record<App, number>
  dataDir: string
  /** Output of the start so far. */
  said: () => string
  /** The process of one of the two; undefined while it does not run. */
  pidOf: (app: App) => number | undefined
  /** `kill -9` of one of the two, or of both at once. */
  kill: (...apps: App[]) => void
  /** Asks the start to end, waits until it has, and gives the processes that are still there. */
  end: () => Promise<number[]>
  /** Ends it and deletes its data. */
  stop: () => Promise<void>
}

type Options = {
  /** Further variables of the environment. */
  settings?: Record<string, string>
  /** A folder to put the data into; by default one of its own, that is deleted at the end. */
  dataDir?: string
}

/**
 * The variables of this process's environment that a start needs. Nothing else is handed on: an address that happens to be set here would hide
 * that a default is wrong.
 */
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR']

const startMilliseconds = 90_000

/** Ends the start when the tests are ended by force, as it ends its own services. */
const endWithParent = new URL('../../scripts/services/end-with-parent.mjs', import.meta.url).href

/** Starts `npm start`'s script with nothing but ports and a data folder, over a copy of `seed`. */
export async function startInstallation(
  seed: string,
  { settings = {}, dataDir: given }: Options = {},
): Promise<Installation> {
  const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'pryad-crash-')))
  await cp(seed, dataDir, { recursive: true })
  await markImported(dataDir, { DATA_DIR: dataDir, DATABASE_URL: '', PAYLOAD_SECRET: 'x'.repeat(32) })
  const ports = { site: await freePort(), cms: await freePort() }
  const child = spawn(process.execPath, ['--import', endWithParent, 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...Object.fromEntries(
        inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ),
      PORT: String(ports.site),
      CMS_PORT: String(ports.cms),
      DATA_DIR: dataDir,
      SUPERVISED: '1',
      ...settings,
    },
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const services = () => childrenOf(child.pid)
  const pidOf = (app: App) =>
    services().find(({ command }) => command.includes('build/server/index.js') === (app === 'site'))?.pid

  const end = async () => {
    const pids = [child.pid ?? 0, ...services().map(({ pid }) => pid)]
    child.kill('SIGTERM')
    await until('the start has ended', hasEnded)
    return pids.filter(isRunning)
  }
  const stop = async () => {
    await end()
    if (!given) await rm(dataDir, { recursive: true, force: true })
  }

  try {
    const isUp = () => said.includes("Editors' panel") || hasEnded()
    await until('the site and the cms answer', isUp, startMilliseconds)
    if (hasEnded()) throw new Error('The start has ended by itself.')
  } catch (error) {
    await stop()
    throw new Error(`It did not start, and said:\n${said}`, { cause: error })
  }
  return {
    siteUrl: `http://localhost:${ports.site}`,
    cmsUrl: `http://localhost:${ports.cms}`,
    ports,
    dataDir,
    said: () => said,
    pidOf,
    kill: (...apps) => {
      for (const pid of apps.map(pidOf)) if (pid) process.kill(pid, 'SIGKILL')
    },
    end,
    stop,
  }
}

function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, ppid, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return Number(ppid) === parent && !state?.startsWith('Z') ? [{ pid: Number(pid), command }] : []
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Limit of the wait: far more than a restart may take, since a measurement compares with the target. */
const restartMilliseconds = 60_000

/** Whether the content API answers. */
export async function apiAnswers(cmsUrl: string): Promise<boolean> {
  try {
    const query = encodeURIComponent('{__typename}')
    const answer = await fetch(`${cmsUrl}/graphql?query=${query}`, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    return false
  }
}

/** Kills the cms and waits until it answers again: gives the seconds that took. */
export async function killCms({ cmsUrl, kill, pidOf }: Installation): Promise<number> {
  const killed = pidOf('cms')
  const since = performance.now()
  kill('cms')
  const isBack = async () => ![undefined, killed].includes(pidOf('cms')) && (await apiAnswers(cmsUrl))
  await until('the cms answers again', isBack, restartMilliseconds)
  return (performance.now() - since) / 1000
}

/** The imported content that installations of the tests are copies of. */
export function testSeed(): string {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('Run these tests by `npm test -- crash`, which builds what they start.')
  return seed
}
