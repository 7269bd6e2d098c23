/** `npm run dev`: the cms and the site in development, both reloading on changes. */

import path from 'node:path'
import { localUrl } from '@pryad/environment/local-url.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { firstAccountUrl } from './first-account.ts'
import { importContent } from './import-content.ts'
import { abortOnSignal, interrupted, interruption } from './interruption.ts'
import { cmsFolder, siteFolder } from './project.ts'
import { resolveEnvironment } from './resolve-environment.ts'
import { secretFor } from './secrets.ts'
import { Service } from './service.ts'
import { cmsCommand } from './services.ts'

const { dataDir } = readSiteEnvironment(process.env)
const resolved = resolveEnvironment({
  ...process.env,
  PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir),
  SITE_SECRET: await secretFor('SITE_SECRET', dataDir),
})
const env = { ...resolved.env, NODE_ENV: 'development' }
const { site, siteHost, cms, cmsHost } = resolved.places
abortOnSignal()
await importContent(dataDir, env)

const services = [
  new Service({
    name: 'cms',
    command: [...cmsCommand, '--dev'],
    cwd: cmsFolder,
    env,
    healthUrl: `${localUrl(cms, cmsHost)}/graphql?query=${encodeURIComponent('{__typename}')}`,
    logFile: path.join(dataDir, 'logs/cms-dev.log'),
    echo: true,
  }),
  new Service({
    name: 'site',
    command: ['server/dev.ts'],
    cwd: siteFolder,
    env,
    healthUrl: `${localUrl(site, siteHost)}/robots.txt`,
    logFile: path.join(dataDir, 'logs/site-dev.log'),
    echo: true,
  }),
]
try {
  await Promise.all(services.map((service) => service.ready()))
  console.log(`\n  Site            ${resolved.siteUrl}\n  Editors' panel  ${resolved.cmsUrl}/admin`)
  const firstAccount = await firstAccountUrl(dataDir, resolved.cmsUrl)
  console.log(firstAccount ? `  First account   ${firstAccount}\n` : '')
  await Promise.race([interrupted(), ...services.map((service) => service.ended)])
} catch (error) {
  if (!interruption.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
await Promise.all(services.map((service) => service.stop()))
process.exit()
