import type { Mail } from '../../src/payload-types.ts'
import type { TestCms } from './cms.ts'
import { type SignedIn, send } from './people.ts'
import { aRichText } from './rich-text.ts'

let lastVisitor = 0

/** A question of a visitor whom no other test of the file knows, as it comes in; `more` are further fields of the document. */
export async function storeQuestion(
  { payload }: TestCms,
  question = 'Чем закрасить седину?',
  more: object = {},
): Promise<{ id: number; email: string }> {
  lastVisitor += 1
  const email = `posetitel-${lastVisitor}@example.ru`
  const asked = { name: 'Ольга', email, text: question, pageUrl: '/' }
  const data = { question, state: 'new', published: false, asked, ...more } as const
  const { id } = await payload.create({ collection: 'faq-questions', data })
  return { id, email }
}

/** Answers a question in the panel. */
export function answerQuestion(
  cms: TestCms,
  { headers }: SignedIn,
  id: number,
  text: string,
  more: object = {},
): Promise<Response> {
  return send(cms, 'PATCH', `/faq-questions/${id}`, { answer: aRichText(text), ...more }, headers)
}

/** The letters of the outbox about a question, oldest first, with the fields that the panel does not show. */
export async function mailsAbout({ payload }: TestCms, question: number): Promise<Mail[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { question: { equals: question } },
    sort: 'createdAt',
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}
