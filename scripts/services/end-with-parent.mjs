// Loaded into each service before its own code. The service's standard input is a pipe from the process that started it and closes
// with that process, however it ends: the service then stops as if it were asked to, and keeps no port of the next start.
// Plain JavaScript: the site's process need not load what strips types.
import { isMainThread } from 'node:worker_threads'

/** How long the service may take to stop by itself. */
const stopMilliseconds = 10_000

// Processes and threads that the service starts are loaded with this file too; it is the service that ends them, and the mark is not
// handed on to them.
if (isMainThread && process.env.SUPERVISED) {
  delete process.env.SUPERVISED
  process.stdin.once('end', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMilliseconds).unref()
  })
  process.stdin.resume()
  process.stdin.unref()
}
