import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The account that makes the edits. */
export const credentials = { email: 'bench@pryad.example', password: 'Bench-12345' }

type Article = { id: number; title: string }

/** An editor of the newest article. */
export type Editor = {
  /** Uploads a picture. @throws if it is refused */
  upload: (file: Buffer, name: string) => Promise<void>
  /** Gives the article another title, and tells which. */
  edit: () => Promise<string>
}

/** Signs in to the cms; the first to do so becomes its first editor. */
export async function signIn({ cmsUrl, dataDir }: { cmsUrl: string; dataDir: string }): Promise<Editor> {
  const code = await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8').catch(() => undefined)
  const token = await (code ? enter(cmsUrl, 'first-register', code) : enter(cmsUrl, 'login'))
  if (!token) throw new Error('No editor could sign in.')
  const authorization = `JWT ${token}`
  const headers = { 'content-type': 'application/json', authorization }
  const newest = await fetch(`${cmsUrl}/api/articles?limit=1&sort=-publishedAt`, { headers })
  const [article] = ((await newest.json()) as { docs: Article[] }).docs
  if (!article) throw new Error('There is no article to change.')
  let edits = 0
  return {
    upload: async (file, name) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(file)], name, { type: 'image/jpeg' }))
      form.set('_payload', JSON.stringify({ alt: name }))
      const answer = await fetch(`${cmsUrl}/api/media`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      if (!answer.ok) throw new Error(`The picture was refused: ${await answer.text()}`)
    },
    edit: async () => {
      const title = `${article.title} ${++edits}`
      const answer = await fetch(`${cmsUrl}/api/articles/${article.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title, _status: 'published' }),
      })
      if (!answer.ok) throw new Error(`The change was refused: ${await answer.text()}`)
      return title
    },
  }
}

async function enter(
  cmsUrl: string,
  way: 'first-register' | 'login',
  code?: string,
): Promise<string | undefined> {
  const answer = await fetch(`${cmsUrl}/api/users/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, name: 'Редактор', code }),
  })
  return ((await answer.json()) as { token?: string }).token
}
