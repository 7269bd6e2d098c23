import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../services/ports.ts'
import { installByApt } from './programs.ts'

/** A PostgreSQL server of this test run alone. */
export type TestPostgres = {
  /** Address of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** Settings for speed: the data ends with the run, so it need not be safe on the disk. */
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
    createCluster(path.join(programs, 'initdb'), data, passwordFile, account)
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

/** PostgreSQL refuses to run as root: root runs it as the user of its package. */
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

function createCluster(initdb: string, data: string, passwordFile: string, account: Account): void {
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

/** Runs one statement on the PostgreSQL database at `url`. */
export async function executeSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Folders of the server's programs: Debian's, Fedora's and Homebrew's. */
const programFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`): `POSTGRES_BIN`, the newest on this machine, or that of Debian's package
 * where it can be installed.
 * @throws when there is none, saying how to get it.
 */
export function findPostgres(): string {
  const found = process.env.POSTGRES_BIN ?? newestInstalled()
  if (found) return found
  const installed = installByApt('postgresql') && newestInstalled()
  if (installed) return installed
  throw new Error(
    'The tests need PostgreSQL 15 or newer, and there is none on this machine. Install it (Debian: apt-get install postgresql; ' +
      'macOS: brew install postgresql@17), or set POSTGRES_BIN to the folder of its initdb.',
  )
}

function newestInstalled(): string | undefined {
  const versionOf = (folder: string) => Number(/\d+(?=\/bin$)/.exec(folder)?.[0] ?? 0)
  return programFolders
    .flatMap((place) => globSync(place))
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .sort((one, other) => versionOf(other) - versionOf(one))[0]
}
