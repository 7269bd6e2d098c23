import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'

/** Payload writes the moment of a version in the clock of the process; a server's is often UTC, an editor's is not. */
const panelTimeZone = 'Europe/Moscow'

/**
 * The settings of this process. They are written back resolved: Next.js puts its own port into PORT, and whatever reads the
 * environment after it must find the same addresses.
 * @throws {EnvironmentError}
 */
export function takeEnvironment(isDevelopment: boolean): ReturnType<typeof readCmsEnvironment> {
  Object.assign(process.env, {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    TZ: process.env.TZ || panelTimeZone,
  })
  const environment = readCmsEnvironment(process.env)
  Object.assign(process.env, { CMS_URL: environment.cmsUrl, SITE_URL: environment.siteUrl })
  return environment
}
