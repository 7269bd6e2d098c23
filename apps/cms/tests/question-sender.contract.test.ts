import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'
import { aQuestion, idOf, sendQuestion, solveNew } from './support/questions.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
// The very first account becomes an administrator's.
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')

describe('the sender of a question stays unknown', () => {
  const email = 'tajna@example.ru'

  async function publishedQuestion(): Promise<number> {
    const answer = await sendQuestion(
      cms,
      aQuestion({ name: 'Тайна', email, idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) }),
    )
    const id = Number(idOf(answer))
    const data = { answer: aRichText('Да.'), published: true, state: 'answered' } as const
    await cms.payload.update({ collection: 'faq-questions', id, data })
    return id
  }

  test('a visitor reads a published question without its sender, and not by REST', async () => {
    const id = await publishedQuestion()
    const byRest = await cms.rest(`/faq-questions/${id}?depth=2&select[asked]=true&showHiddenFields=true`)
    expect(byRest.status).toBe(403)
    const { data } = await cms.ask('{ faqQuestions(first: 100) { data { id question answer } } }')
    expect(data.faqQuestions.data).toContainEqual(expect.objectContaining({ id: String(id) }))
    expect(JSON.stringify(data)).not.toContain(email)
    const { errors } = await cms.ask('{ faqQuestions { data { asked { email } } } }')
    expect(errors?.[0]?.message).toContain('Cannot query field "asked"')
  })

  test.each(['email', 'name', 'text', 'senderHash', 'idempotencyKey', 'captchaKey'])(
    'an editor cannot search or sort by %s',
    async (field) => {
      const { headers } = editor
      const searched = await cms.rest(`/faq-questions?where[asked.${field}][like]=a`, { headers })
      expect(searched.status).toBe(400)
      const sorted = await cms.rest(`/faq-questions?sort=asked.${field}`, { headers })
      expect(sorted.status).toBe(400)
    },
  )

  test('experts and administrators read and search the sender, an editor does not, and nobody reads the keys', async () => {
    const id = await publishedQuestion()
    for (const role of ['admin', 'expert', 'editor'] as const) {
      const { headers } = await signIn(cms, role)
      const text = await (await cms.rest(`/faq-questions/${id}?showHiddenFields=true`, { headers })).text()
      const search = await cms.rest(`/faq-questions?where[asked.email][equals]=${email}`, { headers })
      const isRead = role !== 'editor'
      expect([text.includes(email), text.includes('Тайна'), search.status]).toEqual([
        isRead,
        isRead,
        isRead ? 200 : 400,
      ])
      expect(text).not.toMatch(/senderHash|captchaKey|idempotencyKey/)
    }
  })
})
