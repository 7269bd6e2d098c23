import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../../environment.ts'

const folder = path.join(environment.dataDir, 'secrets')
const file = path.join(folder, 'first-account-code')
const codeBytes = 18

/** Makes the code that the first account needs, unless there is one: readable by the owner of the process alone. */
export async function makeFirstAccountCode(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const code = randomBytes(codeBytes).toString('base64url')
  await writeFile(file, `${code}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Whether this is the code. Takes as long for a wrong one as for the right one. */
export async function isFirstAccountCode(given: string): Promise<boolean> {
  const stored = await readFile(file, 'utf8').catch(() => '')
  const code = stored.trim()
  return code !== '' && timingSafeEqual(digest(given.trim()), digest(code))
}

/** Forgets the code: it is of no use once there is an account. */
export async function forgetFirstAccountCode(): Promise<void> {
  await rm(file, { force: true })
}

/** Digests have one length, as a comparison in constant time needs it. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
