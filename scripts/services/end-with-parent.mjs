// Loaded into each service before its own code: ends the service when the process that started it has ended, even by SIGKILL. Standard
// input is a pipe from that process and closes with it. Without this a service would keep its port, and the next start would fail.
// Plain JavaScript, so that the site's process does not load the code that strips types.
import { isMainThread } from 'node:worker_threads'

/** Time for the service to stop by itself. */
const stopMilliseconds = 10_000

// Threads and child processes of the service load this file too, but the service ends those itself. So SUPERVISED is not passed on to them.
if (isMainThread && process.env.SUPERVISED) {
  delete process.env.SUPERVISED
  process.stdin.once('end', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMilliseconds).unref()
  })
  process.stdin.resume()
  process.stdin.unref()
}
