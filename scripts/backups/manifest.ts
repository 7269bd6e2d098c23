import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const name = 'manifest.json'

/** Folders of the data folder whose files cannot be generated again; the rest is logs and copies. */
export const backedUpFolders = ['media', 'lessons', 'mail', 'secrets']

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Every file of the backup, by its path within it. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.output<typeof manifestShape>

/** Writes the list of a backup's files with their checksums, by which damage is noticed. */
export async function writeManifest(folder: string, database: Manifest['database']): Promise<Manifest> {
  const files: Manifest['files'] = {}
  for (const file of await filesOf(folder)) {
    const full = path.join(folder, file)
    files[file] = { bytes: (await stat(full)).size, sha256: await sha256(full) }
  }
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), database, files }
  await writeFile(path.join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** @throws when the folder is no backup, or one of its files is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, name)
  if (!existsSync(file)) throw new Error(`${folder} is not a backup: it has no ${name}.`)
  const { success, data: manifest } = manifestShape.safeParse(parse(await readFile(file, 'utf8')))
  if (!success) throw new Error(`${file} is damaged, or of another version of this project.`)
  for (const [place, { bytes, sha256: expected }] of Object.entries(manifest.files)) {
    const full = path.resolve(folder, place)
    if (!full.startsWith(path.resolve(folder) + path.sep))
      throw new Error(`${file} names a file outside of it: ${place}`)
    const found = await stat(full).catch(() => undefined)
    if (!found) throw new Error(`The backup is incomplete: ${place} is missing.`)
    if (found.size !== bytes || (await sha256(full)) !== expected) {
      throw new Error(`The backup is damaged: ${place} is not as it was written.`)
    }
  }
  return manifest
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== name)
    .sort()
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
