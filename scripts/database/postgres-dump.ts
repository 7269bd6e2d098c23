import { spawn } from 'node:child_process'

/** Writes a PostgreSQL database, as it is at this moment, into a file with `pg_dump`. */
export function dump(url: string, target: string): Promise<void> {
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`], url)
}

/** Fills an empty PostgreSQL database from such a file: completely, or not at all. */
export async function fill(url: string, source: string): Promise<void> {
  const args = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    `--dbname=${databaseOf(url)}`,
    source,
  ]
  await run('pg_restore', args, url).catch((cause) => {
    throw new Error(`${cause.message}\nThe database must be empty: create a new one.`, { cause })
  })
}

/** The URL is passed in the environment, not as an argument: every user of the machine can see the arguments of a program. */
async function run(program: string, args: string[], url: string): Promise<void> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: databaseOf(url),
      ...(sslMode && { PGSSLMODE: sslMode }),
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', (cause) => {
      const message = `${program} could not be run. Install PostgreSQL's client programs of the server's version.`
      reject(new Error(message, { cause }))
    })
  })
  if (code !== 0) throw new Error(`${program} failed:\n${said.trim()}`)
}

function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}
