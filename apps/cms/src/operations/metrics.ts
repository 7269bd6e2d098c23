import type { Payload } from 'payload'
import { Gauge, type Registry } from 'prom-client'
import { waitingMails } from '../mail/outbox.ts'
import { lastErasureAt } from './personal-data/nightly-erasure.ts'
import { checkReadiness, freeBytes, isReady } from './readiness.ts'

type Options = {
  registry: Registry
  getPayload: () => Promise<Payload>
  dataDir: string
  diskMinBytes: number
}

/** Metrics to alert on, collected at scrape time. A metric that cannot be read is left out. */
export function measureCms({ registry, getPayload, dataDir, diskMinBytes }: Options): void {
  // In development this file is loaded again after a change.
  if (registry.getSingleMetric('ready')) return
  add('ready', 'Whether the cms is ready: 1, or 0', async () => {
    const payload = await getPayload().catch(() => undefined)
    return payload && isReady(await checkReadiness(payload, { dataDir, diskMinBytes })) ? 1 : 0
  })
  add('disk_free_bytes', 'Room that is left for the data folder', () => freeBytes(dataDir))
  add(
    'mail_waiting',
    'Letters that are to be sent',
    async () => (await waitingMails(await getPayload())).count,
  )
  add('mail_oldest_waiting_seconds', 'How long the oldest of these letters waits', async () => {
    const { oldest } = await waitingMails(await getPayload())
    return oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0
  })
  add(
    'personal_data_last_erasure_timestamp_seconds',
    'When old personal data was last looked through and erased; 0 when it never was',
    async () => ((await lastErasureAt(await getPayload()))?.getTime() ?? 0) / 1000,
  )

  function add(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
}
