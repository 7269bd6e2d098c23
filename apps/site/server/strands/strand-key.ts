import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The key that signs addresses of strands on a site without a shared secret. It is made once for a data folder and kept there: all processes
 * with this folder have the same one, and addresses in kept pages stay good after a restart. On a disk that takes nothing
 * it lasts as long as the process.
 */
export async function keepStrandKey(dataDir: string, onTrouble: (error: unknown) => void): Promise<string> {
  const file = path.join(dataDir, 'secrets/strand-key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  const part = `${file}.${randomBytes(8).toString('hex')}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(part, made, { mode: 0o600 })
    // Unlike renaming it takes the place of no other: the first of several processes makes the key of all.
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return await readFile(file, 'utf8')
  } catch (error) {
    onTrouble(error)
    return made
  } finally {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
