import type { Payload } from 'payload'

const storeKey = 'first-content'

/**
 * What the import has already given to this database. First content is given once: what an editor changed stays as changed,
 * and what an editor deleted does not come back.
 */
export class Imported {
  private readonly ids: Map<string, number>
  private readonly payload: Payload

  private constructor(payload: Payload, ids: Record<string, number>) {
    this.payload = payload
    this.ids = new Map(Object.entries(ids))
  }

  static async of(payload: Payload): Promise<Imported> {
    return new Imported(payload, (await payload.kv.get<Record<string, number>>(storeKey)) ?? {})
  }

  /** Id of the document made from the content entry `key`, e.g. `articles/kak-zakrasit-sedinu`. */
  id(key: string): number | undefined {
    return this.ids.get(key)
  }

  async remember(key: string, id: number): Promise<void> {
    this.ids.set(key, id)
    await this.payload.kv.set(storeKey, Object.fromEntries(this.ids))
  }
}
