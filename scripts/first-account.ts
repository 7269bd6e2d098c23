import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the first account is made, with the code that only readers of the data folder know; undefined once there is an account. */
export async function firstAccountUrl(dataDir: string, cmsUrl: string): Promise<string | undefined> {
  const code = await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8').catch(() => '')
  if (!code.trim()) return undefined
  return `${cmsUrl}/admin/create-first-user?${new URLSearchParams({ code: code.trim() })}`
}
