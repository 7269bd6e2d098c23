/** Starts the built site; stops it when the system asks. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment } from './environment.ts'

const built = path.resolve(import.meta.dirname, '../build')
const { buildServer }: typeof import('./app.ts') = await import(
  pathToFileURL(`${built}/server/index.js`).href
)
const app = await buildServer({ environment, assetsFolder: `${built}/client` })

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
await app.listen({ port: environment.port, host: environment.host })
