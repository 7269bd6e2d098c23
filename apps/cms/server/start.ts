/** The cms: `node server/start.ts` serves the build of `next build`, `node server/start.ts --dev` serves the sources as they change. */
import path from 'node:path'
import { localUrl } from '@pryad/environment/shared-variables.ts'
import { register } from 'prom-client'
import { clearUploadFolder } from '../src/http/upload-folder.ts'
import { createCmsServer, stopServing } from './cms-server.ts'
import { takeEnvironment } from './environment.ts'
import { countRequests } from './metrics.ts'
import { startJobs } from './start-jobs.ts'

/** One line of the log, in the form of pino: time in milliseconds since 1970, level 30 for news, 40 for a warning, 50 for an error. */
function log(level: 30 | 40 | 50, msg: string): void {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`)
}

/** How often uploads that were left behind are looked for, in milliseconds. */
const clearingMs = 60 * 60_000

async function start(): Promise<void> {
  const isDevelopment = process.argv.includes('--dev')
  const environment = takeEnvironment(isDevelopment)
  const { dataDir, host, port } = environment
  // Only the account of the cms may read the files it writes.
  process.umask(0o077)
  await clearUploadFolder(dataDir)
  setInterval(() => void clearUploadFolder(dataDir).catch(() => undefined), clearingMs).unref()

  const { default: next } = await import('next')
  const app = next({ dev: isDevelopment, dir: path.resolve(import.meta.dirname, '..'), hostname: host, port })
  await app.prepare()
  const server = createCmsServer({
    ...environment,
    handle: app.getRequestHandler(),
    warn: (message) => log(40, message),
    onAnswer: countRequests(register),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopServing(server).then(() => process.exit(0)))
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  await startJobs(localUrl(port, host))
  log(30, `The cms listens on ${localUrl(port, host)}`)
}

try {
  await start()
} catch (error) {
  log(50, error instanceof Error ? error.message : String(error))
  process.exit(1)
}
