/**
 * `npm start`: builds stale apps, migrates, imports the first content, starts the cms and the site and keeps each of them running.
 * Only a signal ends it: the site first, which may still need the cms for its current requests.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { EnvironmentError } from '@pryad/environment/read-environment.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { buildCms, buildSite } from './build.ts'
import { firstAccountUrl } from './first-account.ts'
import { importContent } from './import-content.ts'
import { abortOnSignal, interrupted, interruption } from './interruption.ts'
import { keepPrivate } from './keep-private.ts'
import { isFree } from './ports.ts'
import { resolveEnvironment } from './resolve-environment.ts'
import { secretFor } from './secrets.ts'
import { type Places, startCms, startSite } from './services.ts'
import { step } from './step.ts'
import { Supervisor } from './supervisor.ts'

/** Services of a start that was killed need a moment to notice. */
const portMilliseconds = 5000

async function start(): Promise<void> {
  const { dataDir } = readSiteEnvironment(process.env)
  const { env, places, siteUrl, cmsUrl } = resolveEnvironment({
    ...process.env,
    PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir),
    SITE_SECRET: await secretFor('SITE_SECRET', dataDir),
  })
  await requireFreePorts(places)

  await buildSite()
  // The two do not need each other, and together they use both cores of a small machine.
  await Promise.all([buildCms(env), importContent(dataDir, env)])
  await keepPrivate(dataDir)

  const cms = new Supervisor(() => startCms(places, dataDir, env))
  const site = new Supervisor(() => startSite(places, dataDir, env))
  try {
    await step(
      'Starting site and panel',
      () => Promise.all([cms.ready(), site.ready()]),
      `More is in ${dataDir}/logs.`,
    )
    const firstAccount = await firstAccountUrl(dataDir, cmsUrl)
    console.log(`
  Site            ${siteUrl}
  Editors' panel  ${cmsUrl}/admin
  GraphQL         ${cmsUrl}/graphql
${firstAccount ? `  First account   ${firstAccount}\n` : ''}
  Logs are in ${dataDir}/logs. Ctrl-C stops both.
`)
    await interrupted()
  } finally {
    await site.stop()
    await cms.stop()
  }
}

async function requireFreePorts({ site, siteHost, cms, cmsHost }: Places): Promise<void> {
  if (site === cms) throw new EnvironmentError('PORT and CMS_PORT must differ.')
  const wanted = [
    { name: 'PORT', port: site, host: siteHost },
    { name: 'CMS_PORT', port: cms, host: cmsHost },
  ]
  for (const { name, port, host } of wanted) {
    if (!(await becomesFree(port, host)))
      throw new EnvironmentError(`Port ${port} is taken. Free it, or set ${name} to another one.`)
  }
}

async function becomesFree(port: number, host: string | undefined): Promise<boolean> {
  const deadline = Date.now() + portMilliseconds
  while (!(await isFree(port, host))) {
    if (Date.now() > deadline) return false
    await wait(200)
  }
  return true
}

abortOnSignal()
try {
  await start()
} catch (error) {
  if (!interruption.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
process.exit()
