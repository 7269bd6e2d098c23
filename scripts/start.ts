/**
 * `npm start`: builds stale apps, migrates, imports the first content, starts the cms and the site and keeps each of them running.
 * Only a signal ends it: the site first, which may still need the cms for its current requests.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { EnvironmentError } from '@pryad/environment/variables.ts'
import { type Addresses, startCms, startSite } from './services/apps.ts'
import { firstAccountUrl, loadEnvironment } from './services/environment.ts'
import { isFree } from './services/ports.ts'
import { buildCms, buildSite, importContent } from './services/prepare-apps.ts'
import { Supervisor } from './services/supervisor.ts'
import { abortOnSignal, interrupted, runCommand, step } from './tasks/command.ts'
import { makeFilesPrivate } from './tasks/private-files.ts'

/** Services of a start that was killed need a moment to notice and end. */
const portMilliseconds = 5000

async function start(): Promise<void> {
  const { dataDir, env, addresses, siteUrl, cmsUrl } = await loadEnvironment()
  await requireFreePorts(addresses)

  await buildSite()
  // The two do not need each other, and together they use both cores of a small machine.
  await Promise.all([buildCms(env), importContent(dataDir, env)])
  await makeFilesPrivate(dataDir)

  const cms = new Supervisor(() => startCms(addresses, dataDir, env))
  const site = new Supervisor(() => startSite(addresses, dataDir, env))
  try {
    const ready = () => Promise.all([cms.ready(), site.ready()])
    await step('Starting site and panel', ready, `More is in ${dataDir}/logs.`)
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

async function requireFreePorts({ site, siteHost, cms, cmsHost }: Addresses): Promise<void> {
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
await runCommand(start)
process.exit()
