import type { Payload, PayloadRequest } from 'payload'

const storeKey = 'first-content'

/**
 * Remembers the entries that were imported into this database. First content is imported once: an editor's change stays,
 * and a document that an editor deleted does not come back.
 */
export class Imported {
  private readonly ids: Map<string, number>

  private constructor(ids: Record<string, number>) {
    this.ids = new Map(Object.entries(ids))
  }

  static async of(payload: Payload): Promise<Imported> {
    return new Imported((await payload.kv.get<Record<string, number>>(storeKey)) ?? {})
  }

  /** Whether an import into this database has begun. */
  get isBegun(): boolean {
    return this.ids.size > 0
  }

  /** Id of the document made from the content entry `key`, e.g. `articles/kak-zakrasit-sedinu`. */
  id(key: string): number | undefined {
    return this.ids.get(key)
  }

  /** Records, in the transaction of `req`, the document that is made in it. When that fails, this run of the import is over. */
  async remember(req: PayloadRequest, key: string, id: number): Promise<void> {
    this.ids.set(key, id)
    // Payload's own store knows no transactions.
    await req.payload.db.upsert({
      collection: 'payload-kv',
      where: { key: { equals: storeKey } },
      data: { key: storeKey, data: Object.fromEntries(this.ids) },
      req,
    })
  }
}
