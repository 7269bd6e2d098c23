import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

export type Article = { id: number; title: string; slug: string; description: string }

type Json = Record<string, unknown>
type Stored = Json & { id: number }
type Body = Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>

/** Actions of the administrator, through the interface that the panel itself uses. */
export class Editor {
  private readonly request: APIRequestContext
  private readonly api: string

  /** `request` has the cookie of a session. */
  constructor(request: APIRequestContext, cmsUrl: string) {
    this.request = request
    this.api = `${cmsUrl}/api`
  }

  async all<Document = Json>(collection: string, query = ''): Promise<(Document & { id: number })[]> {
    type Found = { docs: (Document & { id: number })[] }
    return (await this.send<Found>('GET', `/${collection}?limit=0&depth=0&${query}`)).docs
  }

  async first<Document = Json>(collection: string, query = ''): Promise<Document & { id: number }> {
    const [first] = await this.all<Document>(collection, query)
    if (!first) throw new Error(`There is nothing in ${collection}.`)
    return first
  }

  async create(collection: string, data: Json, query = ''): Promise<Stored> {
    return (await this.send<{ doc: Stored }>('POST', `/${collection}?${query}`, data)).doc
  }

  /** An article of a test's own, on the site or a draft. */
  async createArticle(title: string, status: 'published' | 'draft' = 'published'): Promise<Article> {
    const text = { title, description: 'Было', body: aRichText('Текст статьи.') }
    const query = status === 'draft' ? 'draft=true' : ''
    const { id } = await this.create('articles', { ...text, _status: status }, query)
    return this.stored(id)
  }

  /** Uploads a picture; gives its id. */
  async upload(file: string, alt: string): Promise<number> {
    const picture = { name: path.basename(file), mimeType: 'image/webp', buffer: await readFile(file) }
    const multipart = { _payload: JSON.stringify({ alt }), file: picture }
    return (await this.fetch<{ doc: Stored }>('POST', '/media', { multipart })).doc.id
  }

  update(collection: string, id: number, data: Json, query = ''): Promise<unknown> {
    return this.send('PATCH', `/${collection}/${id}?${query}`, data)
  }

  delete(collection: string, id: number): Promise<unknown> {
    return this.send('DELETE', `/${collection}/${id}`)
  }

  /** An article as it was last saved. */
  stored(id: number): Promise<Article> {
    return this.send('GET', `/articles/${id}?draft=true&depth=0`)
  }

  expectStored(id: number, description: string): Promise<void> {
    return expect.poll(async () => (await this.stored(id)).description).toBe(description)
  }

  send<Answer>(method: string, path: string, data?: Json): Promise<Answer> {
    return this.fetch(method, path, data ? { data } : {})
  }

  private async fetch<Answer>(method: string, path: string, body: Body): Promise<Answer> {
    // The panel's requests say where they come from; the cookie counts for no others.
    const headers = { origin: new URL(this.api).origin }
    const answer = await this.request.fetch(`${this.api}${path}`, { method, headers, ...body })
    if (!answer.ok())
      throw new Error(`${method} ${path} was answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
}

/** A rich text of one paragraph, as the panel's editor leaves it. */
export function aRichText(text: string): Json {
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const word = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  return {
    root: {
      ...block,
      type: 'root',
      children: [{ ...block, type: 'paragraph', textFormat: 0, children: [word] }],
    },
  }
}
