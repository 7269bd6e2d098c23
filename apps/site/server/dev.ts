/** The site in development: pages and styles reload as they are changed, over a running cms. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { environment } from './environment.ts'

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      // Loaded at every request: Vite gives the newest version, and an unchanged one costs nothing.
      // Vite types no module it loads.
      const { buildServer } = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('./app.ts')
      const app = await buildServer({ environment })
      await app.ready()
      response.once('close', () => void app.close())
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
