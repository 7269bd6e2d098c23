import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'
import { aQuestion, idOf, sendQuestion, solveNew } from './support/questions.ts'

const cms = await testCms()
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the sender of a question stays unknown', () => {
  const email = 'tajna@example.ru'

  async function publishedQuestion(): Promise<number> {
    const answer = await sendQuestion(
      cms,
      aQuestion({ name: 'Тайна', email, idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) }),
    )
    const id = Number(idOf(answer))
    const [{ answer: someAnswer } = {}] = (
      await cms.payload.find({
        collection: 'faq-questions',
        where: { published: { equals: true } },
        limit: 1,
      })
    ).docs
    await cms.payload.update({
      collection: 'faq-questions',
      id,
      data: { answer: someAnswer, published: true, state: 'answered' },
    })
    return id
  }

  test('a visitor reads a published question without its sender, by GraphQL and by REST', async () => {
    const id = await publishedQuestion()
    const byRest = await cms.rest(`/faq-questions/${id}?depth=2&select[asked]=true&showHiddenFields=true`)
    expect(byRest.status).toBe(200)
    expect(await byRest.json()).toMatchObject({ id })
    const list = await (await cms.rest('/faq-questions?limit=200&showHiddenFields=true')).text()
    expect(list).toContain(`"id":${id},`)
    expect(list).not.toContain(email)
    expect(list).not.toMatch(/senderHash|captchaKey|idempotencyKey|"asked"/)

    const { errors } = await cms.ask('{ faqQuestions { data { asked { email } } } }')
    expect(errors?.[0]?.message).toContain('Cannot query field "asked"')
  })

  test.each(['email', 'name', 'text', 'senderHash', 'idempotencyKey', 'captchaKey'])(
    'a visitor cannot search or sort by %s',
    async (field) => {
      vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
      const searched = await cms.rest(`/faq-questions?where[asked.${field}][like]=a`)
      expect(searched.status).toBe(400)
      const sorted = await cms.rest(`/faq-questions?sort=asked.${field}`)
      expect(sorted.status).toBe(400)
    },
  )

  test('a visitor cannot write a question by REST, past captcha and limits', async () => {
    const response = await cms.rest('/faq-questions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Мимо проверки?', state: 'answered' }),
    })
    expect(response.status).toBe(403)
  })

  test('an expert reads the sender, an editor does not, and nobody reads the keys', async () => {
    const id = await publishedQuestion()
    // The very first account becomes an administrator's.
    await signIn(cms, 'admin')
    const read = async (role: 'expert' | 'editor') => {
      const { headers } = await signIn(cms, role)
      return (await cms.rest(`/faq-questions/${id}?showHiddenFields=true`, { headers })).json()
    }
    const forExpert = await read('expert')
    expect(forExpert.asked).toMatchObject({ name: 'Тайна', email })
    expect(JSON.stringify(forExpert)).not.toMatch(/senderHash|captchaKey|idempotencyKey/)
    expect(JSON.stringify(await read('editor'))).not.toContain(email)
  })
})
