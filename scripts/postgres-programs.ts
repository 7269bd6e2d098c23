import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { installByApt } from './apt.ts'

/** Where packages of Debian, Fedora and Homebrew put the server's programs. */
const knownPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`): `POSTGRES_BIN`, the newest on this machine, or that of Debian's package
 * where it may be installed.
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
  const versionOf = (folder: string) =>
    Number(
      /\d+/.exec(
        folder
          .replace(/\/bin$/, '')
          .split('/')
          .at(-1) ?? '',
      )?.[0] ?? 0,
    )
  return knownPlaces
    .flatMap((place) => globSync(place))
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .sort((one, other) => versionOf(other) - versionOf(one))[0]
}
