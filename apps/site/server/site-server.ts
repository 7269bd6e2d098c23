import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { startScript } from 'virtual:start-script'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { PageParts } from '../app/start/page-start.ts'
import { buildServer, type ServerOptions, type SiteServer } from './app.ts'
import { findKeptPages, findOwnPaths } from './page-cache/page-key.ts'
import { createRenderer } from './render-page.ts'
import { joinWorkers } from './workers.ts'

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

/** The server with the pages of this build. */
export async function buildSiteServer(options: Omit<ServerOptions, 'pages'>): Promise<SiteServer> {
  const { assetsFolder } = options
  const parts = assetsFolder ? await readPageParts(assetsFolder) : undefined
  return await buildServer({
    ...options,
    pages: {
      build: build.assets.version,
      keptPageAt: findKeptPages(build.routes),
      ownPaths: findOwnPaths(build.routes),
      createRenderer: (given) => createRenderer({ ...given, build, parts }),
    },
  })
}

/** Reads the parts of the built site that every page contains. */
async function readPageParts(assetsFolder: string): Promise<PageParts> {
  const [sheet] = build.assets.routes.root?.css ?? []
  if (!sheet) throw new Error('The built site has no style sheet.')
  return { startScript, styles: await readFile(path.join(assetsFolder, sheet), 'utf8') }
}
