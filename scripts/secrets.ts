import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * A secret of this installation: the environment's, else one made once and kept in the data folder, readable by its owner only.
 */
export async function secretFor(name: string, dataDir: string): Promise<string> {
  const given = process.env[name]
  if (given?.trim()) return given
  const file = path.join(dataDir, 'secrets', name.toLowerCase().replaceAll('_', '-'))
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, made, { mode: 0o600 })
  await chmod(file, 0o600)
  return made
}
