import type { TestCms } from './cms.ts'

/** Does all that a queue holds and whose time has come. */
export async function runQueue(cms: TestCms, queue: string): Promise<void> {
  await cms.payload.jobs.run({ queue, limit: 100, silent: true })
}
