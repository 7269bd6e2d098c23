/**
 * Another instance of the cms, in a process of its own. Says when it is there, waits for a word on its input, works a queue off, says how
 * many jobs it did, and ends. Usage: `node other-instance-process.ts <queue>`.
 */
import { once } from 'node:events'
import { getPayload } from 'payload'
import config from '../../src/payload.config.ts'

;(await config).jobs.autoRun = []
const payload = await getPayload({ config })
console.log('ready')
await once(process.stdin, 'data')

let done = 0
for (;;) {
  const run = await payload.jobs.run({ queue: process.argv[2] ?? '', limit: 3, silent: true })
  if (run.noJobsRemaining) break
  done += Object.keys(run.jobStatus ?? {}).length
}
console.log(`done ${done}`)
await payload.destroy()
process.exit(0)
