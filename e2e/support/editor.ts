import type { APIRequestContext } from '@playwright/test'
import { readFirstAccountCode } from './first-account-code.ts'

export const account = { email: 'anna@example.ru', password: 'Parol2026Testa', name: 'Анна' }

type Json = Record<string, unknown>

/** Actions of an editor, through the interface that the panel itself uses. */
export class Editor {
  private readonly request: APIRequestContext
  private readonly api: string

  private constructor(request: APIRequestContext, cmsUrl: string) {
    this.request = request
    this.api = `${cmsUrl}/api`
  }

  /** Makes the first account of a cms, or signs in with it; the cookie of its session is the browser context's from then on. */
  static async signIn(
    request: APIRequestContext,
    { cmsUrl, dataDir }: { cmsUrl: string; dataDir: string },
  ): Promise<Editor> {
    const editor = new Editor(request, cmsUrl)
    const { initialized } = await editor.send<{ initialized: boolean }>('GET', '/users/init')
    if (initialized) await editor.send('POST', '/users/login', account)
    else {
      const code = await readFirstAccountCode(dataDir)
      await editor.send('POST', '/users/first-register', { ...account, code })
    }
    return editor
  }

  async first<Document = Json>(collection: string, query = ''): Promise<Document & { id: number }> {
    const { docs } = await this.send<{ docs: (Document & { id: number })[] }>(
      'GET',
      `/${collection}?limit=1&depth=0&${query}`,
    )
    if (!docs[0]) throw new Error(`There is nothing in ${collection}.`)
    return docs[0]
  }

  async create(collection: string, data: Json, query = ''): Promise<Json & { id: number }> {
    return (await this.send<{ doc: Json & { id: number } }>('POST', `/${collection}?${query}`, data)).doc
  }

  update(collection: string, id: number, data: Json, query = ''): Promise<unknown> {
    return this.send('PATCH', `/${collection}/${id}?${query}`, data)
  }

  delete(collection: string, id: number): Promise<unknown> {
    return this.send('DELETE', `/${collection}/${id}`)
  }

  updateGlobal(slug: string, data: Json): Promise<unknown> {
    return this.send('POST', `/globals/${slug}`, data)
  }

  async send<Answer>(method: string, path: string, data?: Json): Promise<Answer> {
    const answer = await this.request.fetch(`${this.api}${path}`, {
      method,
      // The panel's requests say where they come from; the cookie counts for no others.
      headers: { origin: new URL(this.api).origin },
      ...(data ? { data } : {}),
    })
    if (!answer.ok())
      throw new Error(`${method} ${path} was answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
}
