import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { send, signIn } from '../support/people.ts'
import {
  aQuestion,
  countQuestions,
  idOf,
  type QuestionInput,
  sendQuestion,
  solveNew,
} from '../support/questions.ts'

const cms = await testCms()

describe('a question that is sent', () => {
  test('waits for the experts, unread and unpublished, with what the visitor wrote', async () => {
    const before = Date.now()
    const answer = await sendQuestion(
      cms,
      aQuestion({
        name: '  Оль\u00adга ',
        // As it was copied from a list of contacts.
        email: '\u202aОльга <olga@exa\u200bmple.ru>\u202c ',
        question: '\n Чем закрасить седину? \n',
        pageUrl: '/video?slug=toniruem-blond#faq',
        recaptcha: await solveNew(cms),
      }),
    )
    expect(answer.errors).toBeUndefined()
    const stored = await cms.payload.findByID({ collection: 'faq-questions', id: Number(idOf(answer)) })
    expect(stored).toMatchObject({
      question: 'Чем закрасить седину?',
      state: 'new',
      published: false,
      asked: {
        name: 'Ольга',
        email: 'olga@example.ru',
        text: 'Чем закрасить седину?',
        pageUrl: '/video?slug=toniruem-blond#faq',
      },
    })
    expect(Date.parse(stored.asked?.consentAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  test('needs no more than the specification names; that nothing was said of a consent is recorded, too', async () => {
    const { consent: _, ...named } = aQuestion({ recaptcha: await solveNew(cms) })
    expect(Object.keys(named).sort()).toEqual(['email', 'name', 'question', 'recaptcha'])
    const answer = await sendQuestion(cms, named)
    expect(answer.errors).toBeUndefined()
    const stored = await cms.payload.findByID({ collection: 'faq-questions', id: Number(idOf(answer)) })
    expect(stored.asked?.consentAt ?? null).toBeNull()
  })

  test('keeps its lines, and loses what nobody sees', async () => {
    const answer = await sendQuestion(
      cms,
      aQuestion({
        question: 'Первая\0 строка,\r\n\tвторая\u202e строка.\u001b[31m',
        recaptcha: await solveNew(cms),
      }),
    )
    expect(answer.errors).toBeUndefined()
    const stored = await cms.payload.findByID({ collection: 'faq-questions', id: Number(idOf(answer)) })
    expect(stored.question).toBe('Первая строка,\r\n\tвторая строка.[31m')
  })

  test('is not on the site', async () => {
    const question = 'Этот вопрос ещё никто не прочитал?'
    await sendQuestion(cms, aQuestion({ question, recaptcha: await solveNew(cms) }))
    expect(await countQuestions(cms, question)).toBe(1)
    const { data } = await cms.ask('{ faqQuestions { data { question } } }')
    expect(JSON.stringify(data)).not.toContain(question)
  })

  test('may be long, full of emoji, and come from a Cyrillic address', async () => {
    const answer = await sendQuestion(
      cms,
      aQuestion({ question: '💇'.repeat(2000), email: 'анна@почта.рф', recaptcha: await solveNew(cms) }),
    )
    expect(answer.errors).toBeUndefined()
  })

  test('can be answered and published, and its keys stay', async () => {
    const input = aQuestion({ idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const id = Number(idOf(await sendQuestion(cms, input)))
    // The very first account becomes an administrator's.
    const { headers } = await signIn(cms, 'admin')
    const change = { state: 'read', asked: { name: 'Ольга' } }
    expect((await send(cms, 'PATCH', `/faq-questions/${id}`, change, headers)).status).toBe(200)
    expect(idOf(await sendQuestion(cms, input))).toBe(String(id))
    const again = await sendQuestion(cms, { ...input, idempotencyKey: randomUUID() })
    expect(again.errors?.[0]?.extensions?.code).toBe('CAPTCHA_REJECTED')
  })
})

describe('a question with mistakes is refused, and each mistake named', () => {
  const wrongPages = [
    '/video\0',
    '//evil.ru/',
    '/\\evil.ru',
    'https://evil.ru/',
    'video',
    '',
    `/${'a'.repeat(500)}`,
  ]

  test.each<[string, Partial<QuestionInput>, Record<string, string>]>([
    [
      'nothing in the question but what nobody sees',
      { question: '\0\u202e'.repeat(20) },
      { question: 'Поле «Вопрос» обязательно для заполнения' },
    ],
    ['a key that is no UUID', { idempotencyKey: '1' }, { idempotencyKey: 'Ключ отправки должен быть UUID.' }],
    ...wrongPages.map((pageUrl): [string, Partial<QuestionInput>, Record<string, string>] => [
      `the page «${pageUrl.slice(0, 20)}»`,
      { pageUrl },
      { pageUrl: 'Адрес страницы должен быть путём на этом сайте, не длиннее 500 символов.' },
    ]),
    [
      'several at once',
      { name: '', consent: false },
      { name: 'Поле «Имя» обязательно для заполнения', consent: 'Отметьте согласие' },
    ],
  ])('%s', async (_, changes, fields) => {
    const { errors, data } = await sendQuestion(cms, aQuestion(changes))
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
  })
})

describe('a question sent twice', () => {
  test('is stored once, and the second answer is that of the first', async () => {
    const question = 'Отправлен ли мой вопрос дважды?'
    const input = aQuestion({ question, idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const first = idOf(await sendQuestion(cms, input))
    expect(first).toBeTruthy()
    const upperCase = { ...input, idempotencyKey: input.idempotencyKey?.toUpperCase() }
    expect(idOf(await sendQuestion(cms, input))).toBe(first)
    expect(idOf(await sendQuestion(cms, upperCase))).toBe(first)
    expect(await countQuestions(cms, question)).toBe(1)
  })

  test('at the same moment is stored once', async () => {
    const question = 'Что будет, если нажать дважды?'
    const input = aQuestion({ question, idempotencyKey: randomUUID() })
    const responses = [await solveNew(cms), await solveNew(cms), await solveNew(cms)]
    const answers = await Promise.all(
      responses.map((recaptcha) => sendQuestion(cms, { ...input, recaptcha })),
    )
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(answers.map(idOf)).not.toContain(undefined)
    expect(await countQuestions(cms, question)).toBe(1)
  })

  test('at the same moment with one captcha response is stored once too', async () => {
    const question = 'Что будет при двойном щелчке?'
    const input = aQuestion({ question, idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const answers = await Promise.all([sendQuestion(cms, input), sendQuestion(cms, input)])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await countQuestions(cms, question)).toBe(1)
  })

  test('two questions at the same moment with one captcha response make one', async () => {
    const question = 'Хватит ли одной проверки на два вопроса?'
    const input = aQuestion({ question, recaptcha: await solveNew(cms) })
    const answers = await Promise.all([1, 2, 3].map(() => sendQuestion(cms, input)))
    expect(answers.filter(idOf)).toHaveLength(1)
    expect(await countQuestions(cms, question)).toBe(1)
  })

  test('without a key is two questions', async () => {
    const question = 'Один вопрос, а отправлен дважды?'
    for (const recaptcha of [await solveNew(cms), await solveNew(cms)]) {
      await sendQuestion(cms, aQuestion({ question, recaptcha }))
    }
    expect(await countQuestions(cms, question)).toBe(2)
  })
})
