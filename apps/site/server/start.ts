/** Starts the built site, on as many cores as it is given; stops it when the system asks. */
import cluster from 'node:cluster'
import { environment } from './environment.ts'

if (environment.workers > 1 && cluster.isPrimary) {
  const { runWorkers } = await import('./workers/primary.ts')
  runWorkers(environment.workers)
} else {
  const { serve } = await import('./serve.ts')
  await serve(environment)
}
