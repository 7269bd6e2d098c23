/** The site in development: pages and styles reload as they are changed, over a running cms. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import type { SiteServer } from './app.ts'
import { environment } from './environment.ts'

type ServerModule = typeof import('./site-server.ts')

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
let running: { from: ServerModule; site: SiteServer } | undefined

/** The server as its newest code makes it; an unchanged one goes on. */
async function currentApp() {
  // Vite types no module it loads.
  const newest = (await vite.ssrLoadModule('./server/site-server.ts')) as ServerModule
  if (running?.from !== newest) {
    await running?.site.app.close()
    running = { from: newest, site: await newest.buildSiteServer({ environment }) }
    await running.site.app.ready()
  }
  return running.site.app
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const app = await currentApp()
      app.routing(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.statusCode = 500
      response.end(error instanceof Error ? error.stack : String(error))
    }
  })
})
server.listen(environment.port, environment.host)
