import * as build from 'virtual:react-router/server-build'
import { buildServer, type ServerOptions, type SiteServer } from './app.ts'
import { findKeptPages } from './page-cache/kept-pages.ts'
import { readPageParts } from './page-parts.ts'
import { createRenderer } from './render-page.ts'

/** The server with the pages of this build. */
export async function buildSiteServer(options: Omit<ServerOptions, 'pages'>): Promise<SiteServer> {
  const { assetsFolder } = options
  const parts = assetsFolder ? await readPageParts(assetsFolder) : undefined
  return await buildServer({
    ...options,
    pages: {
      build: build.assets.version,
      keptPageAt: findKeptPages(build.routes),
      createRenderer: (given) => createRenderer({ ...given, build, parts }),
    },
  })
}
