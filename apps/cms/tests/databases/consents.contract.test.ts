import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { FaqQuestion } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import {
  aQuestion,
  idOf,
  newVisitor,
  type QuestionInput,
  sendQuestion,
  solveNew,
} from '../support/questions.ts'
import { aRichText } from '../support/rich-text.ts'

const cms = await testCms()
const { currentEdition } = await import('../../src/questions/consents.ts')

async function ask(changes: Partial<QuestionInput> = {}, who = newVisitor()): Promise<FaqQuestion> {
  const answer = await sendQuestion(cms, aQuestion({ recaptcha: await solveNew(cms), ...changes }), who)
  return cms.payload.findByID({ collection: 'faq-questions', id: Number(idOf(answer)) })
}

async function editionOf({ asked }: FaqQuestion) {
  const { edition } = await cms.payload.findByID({
    collection: 'consents',
    id: asked?.consent ?? 0,
    depth: 1,
  })
  if (typeof edition !== 'object') throw new Error('The edition is gone.')
  return edition
}

async function writePage(text: string, _status: 'draft' | 'published') {
  const { id } = await firstOf(cms, 'pages', { slug: { equals: 'consent' } })
  const data = { body: aRichText(text), _status }
  await cms.payload.update({ collection: 'pages', id, data, draft: _status === 'draft' })
}

const countConsents = async () => (await cms.payload.count({ collection: 'consents' })).totalDocs

test('a question keeps the number of a consent, and that the whole text that was consented to', async () => {
  const edition = await editionOf(await ask())
  const text = edition.text.replaceAll('\u00a0', ' ')
  expect(text).toContain('Согласие на обработку персональных данных\n\nРедакция от ')
  expect(text).toContain('имя, которым я назвался или назвалась;')
  expect(text).toContain('«Я даю [согласие на обработку персональных данных](/consent)»')
  expect(edition.hash).toBe(createHash('sha256').update(edition.text).digest('hex'))
  expect((await editionOf(await ask())).id).toBe(edition.id)
})

test('a text that was changed is a new edition once it is published', async () => {
  const before = await editionOf(await ask())
  await writePage('Ещё не показано.', 'draft')
  expect((await editionOf(await ask())).id).toBe(before.id)
  await writePage('Показано.', 'published')
  const after = await editionOf(await ask())
  expect(after.id).not.toBe(before.id)
  expect(after.text).toContain('Показано.')
})

test('so is another line beside the tick', async () => {
  const before = await editionOf(await ask())
  const { id } = await firstOf(cms, 'texts', { key: { equals: 'site.forms.feedback.consent.label' } })
  await cms.payload.update({ collection: 'texts', id, data: { text: 'Согласен на [обработку](/consent)' } })
  const after = await editionOf(await ask())
  expect(after.id).not.toBe(before.id)
  expect(after.text).toContain('Согласен на [обработку](/consent)')
})

test('questions that bring a new edition at the same moment make one', async () => {
  await writePage('Новые слова для нескольких сразу.', 'published')
  const editions = await Promise.all([1, 2, 3, 4].map(() => currentEdition(cms.payload)))
  expect(editions).toEqual(Array(4).fill((await editionOf(await ask())).id))
})

test('a question that is refused leaves neither a consent nor an act', async () => {
  const who = newVisitor()
  const solved = await Promise.all(Array.from({ length: 6 }, () => solveNew(cms)))
  const before = await countConsents()
  const countActs = async () => (await cms.payload.count({ collection: 'erasure-acts' })).totalDocs
  const acts = await countActs()
  const answers = await Promise.all(
    solved.map((recaptcha) => sendQuestion(cms, aQuestion({ recaptcha }), who)),
  )
  expect(await countConsents()).toBe(before + answers.filter(idOf).length)
  expect(await countActs()).toBe(acts)
})

test('a client that asks for no consent sends without, and nobody consents to a text that is not there', async () => {
  const { consent: _, ...named } = aQuestion()
  expect(
    (await ask({ ...named, recaptcha: await solveNew(cms), consent: undefined })).asked?.consent ?? null,
  ).toBeNull()
  await cms.payload.delete({ collection: 'pages', where: { slug: { equals: 'consent' } } })
  const before = await countConsents()
  const answer = await sendQuestion(cms, aQuestion({ recaptcha: await solveNew(cms) }), newVisitor())
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { consent: expect.stringContaining('пока не') },
  })
  expect(await countConsents()).toBe(before)
})
