import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'

const cms = await testCms()
const inTransaction = (await import('../../src/databases/in-transaction.ts')).inTransaction

const addTag = async (slug: string, req = undefined as Parameters<typeof inTransaction>[0] | undefined) =>
  cms.payload.create({ collection: 'tags', data: { name: slug, slug }, ...(req ? { req } : {}) })

async function tags(): Promise<string[]> {
  const { docs } = await cms.payload.find({ collection: 'tags', pagination: false, depth: 0 })
  return docs.map(({ slug }) => slug)
}

const newReq = () => createLocalReq({}, cms.payload)

describe('a transaction', () => {
  test('shows what it wrote to everybody once it is over', async () => {
    await inTransaction(await newReq(), async (req) => {
      await addTag('vnutri', req)
      expect(await tags()).not.toContain('vnutri')
    })
    expect(await tags()).toContain('vnutri')
  })

  test('leaves nothing behind when it fails', async () => {
    const failing = inTransaction(await newReq(), async (req) => {
      await addTag('pervaya', req)
      await addTag('vtoraya', req)
      throw new Error('no further')
    })
    await expect(failing).rejects.toThrow('no further')
    const left = await tags()
    expect(left).not.toContain('pervaya')
    expect(left).not.toContain('vtoraya')
  })

  test('lets others write while it runs, and does not take their work back', async () => {
    let others: Promise<unknown> = Promise.resolve()
    const failing = inTransaction(await newReq(), async (req) => {
      await addTag('svoya', req)
      others = addTag('chuzhaya')
      await addTag('eshche-odna', req)
      throw new Error('no further')
    })
    await expect(failing).rejects.toThrow('no further')
    await others
    const left = await tags()
    expect(left).toContain('chuzhaya')
    expect(left).not.toContain('svoya')
  })

  test('waits for another that runs already', async () => {
    const order: string[] = []
    const run = async (name: string) =>
      inTransaction(await newReq(), async (req) => {
        order.push(`${name} begins`)
        await addTag(name, req)
        order.push(`${name} ends`)
      })
    await Promise.all([run('odin'), run('dva')])
    expect(await tags()).toEqual(expect.arrayContaining(['odin', 'dva']))
    if (cms.payload.db.name === 'sqlite') {
      expect(order).toEqual(['odin begins', 'odin ends', 'dva begins', 'dva ends'])
    }
  })
})
