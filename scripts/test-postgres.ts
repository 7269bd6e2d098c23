import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './ports.ts'
import { findPostgres } from './postgres-programs.ts'

/** A PostgreSQL server of this test run alone. */
export type TestPostgres = {
  /** Address of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** None of its data outlives the run, so it need not be safe on the disk. */
const quickSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']

type Account = { uid?: number; gid?: number }

/** Starts a server on a free port of this machine, in a temporary folder, as an unprivileged user. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const programs = findPostgres()
  const account = unprivileged()
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const password = randomBytes(16).toString('hex')
    const passwordFile = path.join(folder, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const owned of [folder, passwordFile]) {
      if (account.uid !== undefined && account.gid !== undefined) await chown(owned, account.uid, account.gid)
    }
    const data = path.join(folder, 'data')
    makeCluster(path.join(programs, 'initdb'), data, passwordFile, account)
    const port = await freePort()
    const server = await startServer(path.join(programs, 'postgres'), data, port, account)
    return {
      urlOf: (database) => `postgres://pryad:${password}@127.0.0.1:${port}/${database}`,
      stop: async () => {
        await stopServer(server)
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made for it. */
function unprivileged(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (!uid || !gid)
    throw new Error(
      'There is no user named postgres to run PostgreSQL as. Run the tests as another user than root.',
    )
  return { uid, gid }
}

function makeCluster(initdb: string, data: string, passwordFile: string, account: Account): void {
  const { status, stderr } = spawnSync(
    initdb,
    [
      `--pgdata=${data}`,
      '--username=pryad',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=ru',
      '--no-sync',
    ],
    { ...account, cwd: path.dirname(data), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed:\n${stderr}`)
}

async function startServer(
  postgres: string,
  data: string,
  port: number,
  account: Account,
): Promise<ChildProcess> {
  const settings = [...quickSettings, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(postgres, args, { ...account, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PostgreSQL did not start. It said:\n${said}`)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-5000)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
  return server
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  // PostgreSQL's fast shutdown: open connections are ended.
  server.kill('SIGINT')
  await closed
}
