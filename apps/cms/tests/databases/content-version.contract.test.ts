import { describe, expect, test } from 'vitest'
import { isSqlite } from '../../src/databases/run-sql.ts'
import { testCms } from '../support/cms.ts'

const cms = await testCms()

describe('contentVersion', () => {
  const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion

  test('stays while nothing changes', async () => {
    expect(await version()).toBe(await version())
  })

  test('is the same again when a new document is deleted: the content is, too', async () => {
    const before = await version()
    const tag = await cms.payload.create({
      collection: 'tags',
      data: { name: 'Ненадолго', slug: 'nenadolgo' },
    })
    expect(await version()).not.toBe(before)
    await cms.payload.delete({ collection: 'tags', id: tag.id })
    expect(await version()).toBe(before)
  })

  test('changes with what was written before the newest edit and comes to light after it', async () => {
    const [first] = (await cms.payload.find({ collection: 'tags', limit: 1, sort: 'updatedAt' })).docs
    const before = await version()
    // A long transaction leaves this: a moment that is past already.
    const updatedAt = new Date(Date.parse(first?.updatedAt ?? '') + 1).toISOString()
    await cms.payload.db.updateOne({ collection: 'tags', id: first?.id ?? 0, data: { updatedAt } })
    const { updatedAt: stored } = await cms.payload.findByID({ collection: 'tags', id: first?.id ?? 0 })
    expect(stored).toBe(updatedAt)
    expect(await version()).not.toBe(before)
  })

  test('changes with an edit among ten thousand documents', async () => {
    const rows = Array.from({ length: 10_000 }, (_, number) => `('/old/${number}')`)
    await runSql(`insert into redirects ("from") values ${rows.join(',')}`)
    const before = await version()
    await runSql(`update redirects set updated_at = '2020-01-01T00:00:00.000Z' where "from" = '/old/1'`)
    expect(before).not.toBeUndefined()
    expect(await version()).not.toBe(before)
    await runSql(`delete from redirects where "from" like '/old/%'`)
  })

  async function runSql(statement: string): Promise<void> {
    const { db } = cms.payload
    await (isSqlite(db) ? db.client.execute(statement) : db.pool.query(statement))
  }
})
