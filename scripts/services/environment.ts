import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { Addresses } from './apps.ts'

type ResolvedEnvironment = {
  /** Variables that both apps are started with. */
  env: Record<string, string>
  addresses: Addresses
  siteUrl: string
  cmsUrl: string
}

/**
 * The variables that tell both apps where everything is, set or derived from others. Neither app can derive them itself: Next.js writes
 * its own port into `PORT`, and the cms would take itself for the site.
 * @throws {EnvironmentError}
 */
export function resolveEnvironment(given: NodeJS.ProcessEnv): ResolvedEnvironment {
  const site = readSiteEnvironment(given)
  const cms = readCmsEnvironment(given)
  const env = {
    DATA_DIR: site.dataDir,
    PORT: String(site.port),
    HOST: site.host,
    CMS_PORT: String(cms.port),
    ...(cms.host ? { CMS_HOST: cms.host } : {}),
    SITE_URL: site.siteUrl,
    CMS_URL: cms.cmsUrl,
    API_URL: site.apiUrl,
    SITE_PURGE_URLS: cms.sitePurgeUrls.join(',') || 'none',
    PAYLOAD_SECRET: cms.payloadSecret,
    ...(cms.siteSecret ? { SITE_SECRET: cms.siteSecret } : {}),
  }
  const addresses = { site: site.port, siteHost: site.host, cms: cms.port, cmsHost: cms.host }
  return { env, addresses, siteUrl: site.siteUrl, cmsUrl: cms.cmsUrl }
}

/** Resolves the environment of this process, with secrets of the data folder where none are set. @throws {EnvironmentError} */
export async function loadEnvironment(): Promise<ResolvedEnvironment & { dataDir: string }> {
  const { dataDir } = readSiteEnvironment(process.env)
  const secrets = {
    PAYLOAD_SECRET: await loadSecret('PAYLOAD_SECRET', dataDir),
    SITE_SECRET: await loadSecret('SITE_SECRET', dataDir),
  }
  return { dataDir, ...resolveEnvironment({ ...process.env, ...secrets }) }
}

/** A secret of this installation: from the environment, else generated once and kept in the data folder, readable by its owner only. */
export async function loadSecret(name: string, dataDir: string): Promise<string> {
  const given = process.env[name]
  if (given?.trim()) return given
  const file = path.join(dataDir, 'secrets', name.toLowerCase().replaceAll('_', '-'))
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  const generated = randomBytes(32).toString('hex')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, generated, { mode: 0o600 })
  await chmod(file, 0o600)
  return generated
}

/** The page where the first account is created, with the code that only readers of the data folder know; undefined once there is an account. */
export async function firstAccountUrl(dataDir: string, cmsUrl: string): Promise<string | undefined> {
  const code = await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8').catch(() => '')
  if (!code.trim()) return undefined
  return `${cmsUrl}/admin/create-first-user?${new URLSearchParams({ code: code.trim() })}`
}

/** An installation: the source of a backup, or the place where it is restored. */
export type Installation = {
  dataDir: string
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  /** Whether media are stored in an S3 bucket, which is not part of a backup. */
  hasBucket: boolean
}

/** The data folder and the database that this process's environment names. No secret is needed for it. @throws {EnvironmentError} */
export function findInstallation(): Installation {
  const placeholder = { PAYLOAD_SECRET: 'x'.repeat(32) }
  const { dataDir, databaseUrl, storage } = readCmsEnvironment({ ...process.env, ...placeholder })
  return {
    dataDir,
    database: databaseUrl.startsWith('file:')
      ? { kind: 'sqlite', file: path.resolve(databaseUrl.replace(/^file:/, '')) }
      : { kind: 'postgres', url: databaseUrl },
    hasBucket: storage !== undefined,
  }
}
