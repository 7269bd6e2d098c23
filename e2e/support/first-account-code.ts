import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The code with which the first account of a cms is made; it is there until it has been used. */
export async function readFirstAccountCode(dataDir: string): Promise<string> {
  return (await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8')).trim()
}
