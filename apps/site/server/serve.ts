import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import { buildSiteServer } from './site-server.ts'
import { joinWorkers } from './workers/worker.ts'

/**
 * Serves the built site until the system asks to stop; answers that are under way are finished first. `assetsFolder` is the folder
 * of the build's files for browsers.
 */
export async function serve(environment: SiteEnvironment, assetsFolder: string): Promise<void> {
  const others = joinWorkers((version) => purge(version))
  const { app, purge } = await buildSiteServer({ environment, assetsFolder, ...others })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  await app.listen({ port: environment.port, host: environment.host })
}
