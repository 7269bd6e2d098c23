import { createLocalReq } from 'payload'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { type SignedIn, signIn } from './support/people.ts'

const cms = await testCms({ DISK_WARN_MB: '1000000' })
const { diskWarning } = await import('../src/operations/dashboard/warnings.ts')
const { environment } = await import('../src/environment.ts')
const { measureCms } = await import('../src/operations/metrics.ts')
const admin = await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')

describe('how the cms is', () => {
  test('an administrator is warned of a disk that is nearly full, an editor is not', async () => {
    const asPerson = async ({ id }: SignedIn) => {
      const user = await cms.payload.findByID({ collection: 'users', id })
      return diskWarning(await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload))
    }
    expect(await asPerson(admin)).toContain('На сервере заканчивается место')
    expect(await asPerson(editor)).toBeUndefined()
  })

  test('its figures tell of letters that wait, of the last erasure and of room on the disk', async () => {
    const registry = new Registry()
    const { dataDir, diskMinBytes } = environment
    measureCms({ registry, getPayload: async () => cms.payload, dataDir, diskMinBytes })
    const before = await figures(registry)
    expect(before.mail_oldest_waiting_seconds).toBe(0)
    expect(before.personal_data_last_erasure_timestamp_seconds).toBe(0)
    expect(before.disk_free_bytes).toBeGreaterThan(0)
    // Jobs do not run by themselves in these tests.
    expect(before.ready).toBe(0)

    const createdAt = new Date(Date.now() - 3600_000).toISOString()
    const letter = { title: 'Проба', kind: 'account', state: 'waiting', attempts: 0, key: 'doors' } as const
    await cms.payload.create({ collection: 'mails', data: { ...letter, createdAt } })
    await cms.payload.create({
      collection: 'audit-log',
      data: { action: 'oldDataErased', personName: 'Система', createdAt: '2026-11-20T00:30:00.000Z' },
    })
    const after = await figures(registry)
    expect(after.mail_waiting).toBe((before.mail_waiting ?? 0) + 1)
    expect(after.mail_oldest_waiting_seconds).toBeGreaterThanOrEqual(3600)
    expect(after.personal_data_last_erasure_timestamp_seconds).toBe(
      Date.parse('2026-11-20T00:30:00.000Z') / 1000,
    )
  })

  test('figures that cannot be read are left out, the others are told', async () => {
    const registry = new Registry()
    const getPayload = async () => {
      throw new Error('away')
    }
    measureCms({ registry, getPayload, dataDir: '/', diskMinBytes: 0 })
    const read = await figures(registry)
    expect(read.ready).toBe(0)
    expect(read.disk_free_bytes).toBeGreaterThan(0)
    expect(read).not.toHaveProperty('mail_waiting')
  })

  async function figures(registry: Registry): Promise<Record<string, number>> {
    const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
    return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
  }
})
