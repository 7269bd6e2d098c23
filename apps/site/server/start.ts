/** Starts the built site, on as many cores as it is given; stops it when the system asks. */
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Compiled code is kept for the next start.
enableCompileCache()
const { environment } = await import('./environment.ts')

if (environment.workers > 1 && cluster.isPrimary) {
  const { runWorkers } = await import('./workers.ts')
  runWorkers(environment.workers)
} else {
  const { serve } = await import('./site-server.ts')
  // Seen from the folder that this file is built into.
  await serve(environment, path.resolve(import.meta.dirname, '../client'))
}
