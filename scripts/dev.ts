/** `npm run dev`: the cms and the site in development, both reloading what is changed. */

import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { localUrl } from '@pryad/environment/local-url.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { importContent } from './import-content.ts'
import { cmsFolder, siteFolder } from './project.ts'
import { secretFor } from './secrets.ts'
import { Service } from './service.ts'
import { cmsCommand, listening } from './services.ts'

const { dataDir, port, host, siteUrl } = readSiteEnvironment(process.env)
const env = {
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir),
  SITE_SECRET: await secretFor('SITE_SECRET', dataDir),
  NODE_ENV: 'development',
}
const { cmsUrl, port: cmsPort, host: cmsHost } = readCmsEnvironment({ ...process.env, ...env })
await importContent(dataDir, env)

const services = [
  new Service({
    name: 'cms',
    command: [...cmsCommand, '--dev'],
    cwd: cmsFolder,
    env: { ...env, ...listening(cmsPort, cmsHost) },
    healthUrl: `${localUrl(cmsPort, cmsHost)}/graphql?query=${encodeURIComponent('{__typename}')}`,
    logFile: path.join(dataDir, 'logs/cms-dev.log'),
    echo: true,
  }),
  new Service({
    name: 'site',
    command: ['server/dev.ts'],
    cwd: siteFolder,
    env,
    healthUrl: `${localUrl(port, host)}/robots.txt`,
    logFile: path.join(dataDir, 'logs/site-dev.log'),
    echo: true,
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all(services.map((service) => service.stop())).then(() => process.exit(0))
  })
}
try {
  await Promise.all(services.map((service) => service.ready()))
  console.log(`\n  Site            ${siteUrl}\n  Editors' panel  ${cmsUrl}/admin\n`)
  await Promise.race(services.map((service) => service.ended))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await Promise.all(services.map((service) => service.stop()))
