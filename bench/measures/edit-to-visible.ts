import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure } from '../support/figure.ts'
import type { House } from '../support/house.ts'
import { median } from '../support/median.ts'

const edits = 15
const editor = { email: 'bench@pryad.example', password: 'Bench-12345' }

/** From sending a change of an article's title until `/` shows it. */
export async function measureEditToVisible({ cmsUrl, siteUrl }: House): Promise<Figure> {
  const headers = await signIn(cmsUrl)
  const listed = (await (await fetch(`${cmsUrl}/api/articles?limit=1&sort=-publishedAt`)).json()) as {
    docs: { id: number; title: string }[]
  }
  const [article] = listed.docs
  if (!article) throw new Error('There is no article to change.')
  const times: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    await fetch(siteUrl)
    const title = `${article.title} ${edit}`
    const begin = performance.now()
    const answer = await fetch(`${cmsUrl}/api/articles/${article.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title, _status: 'published' }),
    })
    if (!answer.ok) throw new Error(`The change was refused: ${await answer.text()}`)
    while (!(await (await fetch(siteUrl)).text()).includes(title)) await wait(5)
    times.push(performance.now() - begin)
  }
  return atMost('edit to visible', median(times), 300, 'ms')
}

async function signIn(cmsUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(`${cmsUrl}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...editor, name: 'Редактор' }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error('The first editor could not be registered.')
  return { 'content-type': 'application/json', authorization: `JWT ${token}` }
}
