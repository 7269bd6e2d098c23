import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { fill } from '../database/postgres-dump.ts'
import { isInUse } from '../database/sqlite-file.ts'
import type { Installation } from '../services/environment.ts'
import { backedUpFolders, type Manifest, readManifest } from './manifest.ts'

/** Endings of the files of an SQLite database. */
const endings = ['', '-wal', '-shm']

/**
 * Puts an installation back as it was when the backup in `source` was made. Existing data is moved aside into a folder of
 * the data folder, whose name is returned.
 * @throws when the backup is damaged, or the installation is running; nothing is changed then.
 */
export async function restoreBackup(
  source: string,
  { dataDir, database }: Installation,
): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const manifest = await readManifest(source)
  if (manifest.database !== database.kind) {
    throw new Error(
      `The backup is of ${manifest.database}, but DATABASE_URL names ${database.kind}. Set it to what it was.`,
    )
  }
  if (database.kind === 'sqlite' && isInUse(database.file)) {
    throw new Error(`${database.file} is in use: the cms is running. Stop it, then restore.`)
  }
  if (database.kind === 'postgres') await fill(database.url, path.join(source, 'pryad.dump'))
  await mkdir(dataDir, { recursive: true })
  const aside = await moveAside(dataDir, database.kind === 'sqlite' ? database.file : undefined)
  if (database.kind === 'sqlite') {
    await mkdir(path.dirname(database.file), { recursive: true })
    await cp(path.join(source, 'pryad.db'), database.file)
  }
  for (const folder of backedUpFolders) {
    if (existsSync(path.join(source, folder))) {
      await cp(path.join(source, folder), path.join(dataDir, folder), {
        recursive: true,
        preserveTimestamps: true,
      })
    }
  }
  return { manifest, aside }
}

async function moveAside(dataDir: string, file: string | undefined): Promise<string | undefined> {
  const databaseFiles = file ? endings.map((ending) => `${file}${ending}`) : []
  const places = [...backedUpFolders, 'conversions', 'site', '.imported'].map((name) =>
    path.join(dataDir, name),
  )
  const found = [...databaseFiles, ...places].filter((place) => existsSync(place))
  if (found.length === 0) return undefined
  const aside = path.join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  for (const place of found) await rename(place, path.join(aside, path.basename(place)))
  return aside
}
