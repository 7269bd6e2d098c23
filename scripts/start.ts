/**
 * `npm start`: builds what is stale, migrates, imports the first content, starts the cms and the site, and stops both on Ctrl-C.
 */
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { EnvironmentError } from '@pryad/environment/read-environment.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { buildCms, buildSite } from './build.ts'
import { importContent } from './import-content.ts'
import { isFree } from './ports.ts'
import { secretFor } from './secrets.ts'
import type { Service } from './service.ts'
import { startCms, startSite } from './services.ts'

async function start(): Promise<void> {
  const { dataDir, port, host, siteUrl } = readSiteEnvironment(process.env)
  const env = {
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir),
    SITE_SECRET: await secretFor('SITE_SECRET', dataDir),
  }
  const { cmsUrl, port: cmsPort, host: cmsHost } = readCmsEnvironment({ ...process.env, ...env })
  await requireFreePorts({ PORT: { port, host }, CMS_PORT: { port: cmsPort, host: cmsHost } })

  await buildSite()
  // The two do not need each other, and together they use both cores of a small machine.
  await Promise.all([buildCms(env), importContent(dataDir, env)])

  const places = { site: port, siteHost: host, cms: cmsPort, cmsHost }
  const services = [startCms(places, dataDir, env), startSite(places, dataDir, env)]
  const stopping = stopOnSignal(services)
  try {
    await Promise.all(services.map((service) => service.ready()))
    console.log(`
  Site            ${siteUrl}
  Editors' panel  ${cmsUrl}/admin
  GraphQL         ${cmsUrl}/graphql

  The first account: open the editors' panel and fill in the form; it becomes the administrator.
  Logs are in ${dataDir}/logs. Ctrl-C stops both.
`)
    await Promise.race([stopping.requested, failureOf(services)])
  } finally {
    await stopping.stop()
  }
}

async function requireFreePorts(
  places: Record<string, { port: number; host: string | undefined }>,
): Promise<void> {
  const ports = new Set(Object.values(places).map(({ port }) => port))
  if (ports.size < Object.keys(places).length) {
    throw new EnvironmentError(`${Object.keys(places).join(' and ')} must differ.`)
  }
  for (const [name, { port, host }] of Object.entries(places)) {
    if (!(await isFree(port, host)))
      throw new EnvironmentError(`Port ${port} is taken. Free it, or set ${name} to another one.`)
  }
}

/** Fails as soon as one of the services ends by itself. */
function failureOf(services: Service[]): Promise<never> {
  return Promise.race(
    services.map(async (service) => {
      await service.ended
      throw new Error(`The ${service.name} has stopped. It said last:\n${service.lastWords}`)
    }),
  )
}

function stopOnSignal(services: Service[]) {
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  const requested = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  // A signal during the start must not leave the services behind either.
  void requested.then(stop).then(() => process.exit(0))
  return { requested, stop }
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
