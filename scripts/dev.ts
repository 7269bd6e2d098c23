/** `npm run dev`: the cms and the site in development, both reloading on changes. */
import { startCms, startSite } from './services/apps.ts'
import { firstAccountUrl, loadEnvironment } from './services/environment.ts'
import { importContent } from './services/prepare-apps.ts'
import { abortOnSignal, interrupted, runCommand } from './tasks/command.ts'

abortOnSignal()
await runCommand(async () => {
  const { dataDir, addresses, siteUrl, cmsUrl, ...resolved } = await loadEnvironment()
  const env = { ...resolved.env, NODE_ENV: 'development' }
  await importContent(dataDir, env)

  const start = [startCms, startSite]
  const services = start.map((startApp) => startApp(addresses, dataDir, env, 'development'))
  try {
    await Promise.all(services.map((service) => service.ready()))
    console.log(`\n  Site            ${siteUrl}\n  Editors' panel  ${cmsUrl}/admin`)
    const firstAccount = await firstAccountUrl(dataDir, cmsUrl)
    console.log(firstAccount ? `  First account   ${firstAccount}\n` : '')
    await Promise.race([interrupted(), ...services.map((service) => service.ended)])
  } finally {
    await Promise.all(services.map((service) => service.stop()))
  }
})
process.exit()
