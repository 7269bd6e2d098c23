import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { dump, fill } from '../database/postgres-dump.ts'
import { damageOf, isInUse, missingFiles, snapshot } from '../database/sqlite-file.ts'
import type { Installation } from '../services/environment.ts'
import { backedUpFolders, type Manifest, readManifest, writeManifest } from './manifest.ts'

/** How many times a backup is tried when files are deleted while it is made. */
const attempts = 3

/**
 * Copies an installation, which may be running, into the new folder `target`. The folder has its name only when it is complete.
 * Returns its content, and the files that the database names but that are missing.
 * @throws an error for the person at the keyboard: why no backup was made, and what to do.
 */
export async function makeBackup(
  installation: Installation,
  target: string,
): Promise<{ manifest: Manifest; missing: string[] }> {
  if (existsSync(target)) throw new Error(`${target} is there already. Give another folder.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const missing = await copyInstallation(installation, unfinished)
  const manifest = await writeManifest(unfinished, installation.database.kind)
  await rename(unfinished, target)
  return { manifest, missing }
}

async function copyInstallation(
  { dataDir, database, hasBucket }: Installation,
  target: string,
): Promise<string[]> {
  if (database.kind === 'postgres') {
    await dump(database.url, path.join(target, 'pryad.dump'))
    await copyFolders(dataDir, target)
    return []
  }
  if (!existsSync(database.file))
    throw new Error(`There is no database at ${database.file}: nothing to back up.`)
  const copy = path.join(target, 'pryad.db')
  let missing: string[] = []
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // The database first: a file is written before the database refers to it, so every file of the copied database exists by now.
    await rm(copy, { force: true })
    copyDatabase(database.file, copy)
    await copyFolders(dataDir, target)
    missing = hasBucket ? [] : missingFiles(copy, target)
    if (missing.length === 0) break
  }
  return missing
}

/** @throws when the copy is damaged: a broken backup, noticed when it is needed, is worse than none. */
function copyDatabase(file: string, copy: string): void {
  try {
    snapshot(file, copy)
    const damage = damageOf(copy)
    if (damage.length > 0) throw new Error(damage.join('; '))
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : cause
    throw new Error(
      `${file} could not be copied whole: ${said}. If it is damaged, keep the backups you have and restore the newest of them.`,
      { cause },
    )
  }
}

async function copyFolders(dataDir: string, target: string): Promise<void> {
  for (const folder of backedUpFolders) {
    const source = path.join(dataDir, folder)
    if (!existsSync(source)) continue
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const copy = path.join(target, path.relative(dataDir, file))
      // One by one: a file deleted between listing and copying must not fail the others. Whether the database refers to it is checked later.
      await cp(file, copy, { preserveTimestamps: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}

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
