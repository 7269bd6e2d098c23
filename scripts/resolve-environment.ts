import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { Places } from './services.ts'

export type ResolvedEnvironment = {
  /** Variables that both apps are started with. */
  env: Record<string, string>
  places: Places
  siteUrl: string
  cmsUrl: string
}

/**
 * The variables that tell both apps where everything is, set or derived from others. Neither may work it out by
 * itself: Next.js writes its own port into `PORT`, from which the cms would take itself for the site.
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
  const places = { site: site.port, siteHost: site.host, cms: cms.port, cmsHost: cms.host }
  return { env, places, siteUrl: site.siteUrl, cmsUrl: cms.cmsUrl }
}
