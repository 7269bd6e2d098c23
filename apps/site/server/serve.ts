import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import { joinWorkers } from './workers/worker.ts'

const built = path.resolve(import.meta.dirname, '../build')

/** Serves the built site until the system asks to stop; answers that are under way are finished first. */
export async function serve(environment: SiteEnvironment): Promise<void> {
  const { buildServer }: typeof import('./app.ts') = await import(
    pathToFileURL(`${built}/server/index.js`).href
  )
  const others = joinWorkers((version) => purge(version))
  const { app, purge } = await buildServer({ environment, assetsFolder: `${built}/client`, ...others })
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
