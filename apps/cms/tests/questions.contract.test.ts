import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from './support/cms.ts'
import { signIn } from './support/people.ts'
import {
  aQuestion,
  newVisitor,
  type QuestionInput,
  sendQuestion,
  solveNew,
  visitor,
} from './support/questions.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const idOf = (answer: Awaited<ReturnType<typeof sendQuestion>>) => answer.data?.sendFaqPackageQuestion?.id

async function countQuestions(text: string): Promise<number> {
  const { totalDocs } = await cms.payload.count({
    collection: 'faq-questions',
    where: { 'asked.text': { equals: text } },
  })
  return totalDocs
}

describe('a question that is sent', () => {
  test('waits for the experts, unread and unpublished, with what the visitor wrote', async () => {
    const before = Date.now()
    const answer = await sendQuestion(
      cms,
      aQuestion({
        name: '  Ольга ',
        email: ' olga@example.ru ',
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
    expect(await countQuestions(question)).toBe(1)
    const { data } = await cms.ask('{ faqQuestions { data { question } } }')
    expect(JSON.stringify(data)).not.toContain(question)
  })

  test('may be long, full of emoji, and come from a Cyrillic address', async () => {
    const answer = await sendQuestion(
      cms,
      aQuestion({
        question: '💇'.repeat(2000),
        email: 'анна@почта.рф',
        recaptcha: await solveNew(cms),
      }),
    )
    expect(answer.errors).toBeUndefined()
  })

  test('can be answered and published, and its keys stay', async () => {
    const input = aQuestion({ idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const id = Number(idOf(await sendQuestion(cms, input)))
    const user = await cms.payload.create({
      collection: 'users',
      data: { email: 'expert1@example.ru', password: 'Parol-2026', name: 'Эксперт', role: 'expert' },
    })
    await cms.payload.update({
      collection: 'faq-questions',
      id,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      data: { state: 'read', asked: { name: 'Ольга' } },
    })
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
    ['no name', { name: ' \t ' }, { name: 'Поле «Имя» обязательно для заполнения' }],
    ['a name too long', { name: 'я'.repeat(256) }, { name: 'Поле не должно превышать 255 символов' }],
    [
      'a wrong address',
      { email: 'olga@example' },
      { email: 'Поле «Электронная почта» содержит значение некорректного формата' },
    ],
    [
      'a question too short',
      { question: 'Почему?' },
      { question: 'Поле «Вопрос» не должно содержать менее 10 символов' },
    ],
    [
      'a question too long',
      { question: 'я'.repeat(2001) },
      { question: 'Поле не должно превышать 2000 символов' },
    ],
    [
      'a line break in the name',
      { name: 'Ольга\r\nBcc: vsem@example.ru' },
      { name: 'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново' },
    ],
    [
      'a name that turns what follows',
      { name: 'Ольга \u202egpj.exe' },
      { name: 'Поле «Имя» содержит невидимые символы. Сотрите его и наберите заново' },
    ],
    [
      'a NUL in the address',
      { email: 'olga\0@example.ru' },
      { email: 'Поле «Электронная почта» содержит невидимые символы. Сотрите его и наберите заново' },
    ],
    [
      'nothing in the question but what nobody sees',
      { question: '\0\u202e'.repeat(20) },
      { question: 'Поле «Вопрос» обязательно для заполнения' },
    ],
    ['no consent', { consent: false }, { consent: 'Отметьте согласие' }],
    ['no captcha', { recaptcha: '' }, { recaptcha: 'Пройдите проверку, чтобы отправить вопрос.' }],
    ['a key that is no UUID', { idempotencyKey: '1' }, { idempotencyKey: 'Ключ отправки должен быть UUID.' }],
    ...wrongPages.map((pageUrl): [string, Partial<QuestionInput>, Record<string, string>] => [
      `the page «${pageUrl.slice(0, 20)}»`,
      { pageUrl },
      { pageUrl: 'Адрес страницы должен быть путём на этом сайте, не длиннее 500 символов.' },
    ]),
    [
      'several at once',
      { name: '', consent: false },
      {
        name: 'Поле «Имя» обязательно для заполнения',
        consent: 'Отметьте согласие',
      },
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
    expect(await countQuestions(question)).toBe(1)
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
    expect(await countQuestions(question)).toBe(1)
  })

  test('at the same moment with one captcha response is stored once too', async () => {
    const question = 'Что будет при двойном щелчке?'
    const input = aQuestion({ question, idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const answers = await Promise.all([sendQuestion(cms, input), sendQuestion(cms, input)])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await countQuestions(question)).toBe(1)
  })

  test('without a key is two questions', async () => {
    const question = 'Один вопрос, а отправлен дважды?'
    for (const recaptcha of [await solveNew(cms), await solveNew(cms)]) {
      await sendQuestion(cms, aQuestion({ question, recaptcha }))
    }
    expect(await countQuestions(question)).toBe(2)
  })
})

describe('many questions from one address', () => {
  const tooMany = 'Вы отправили несколько вопросов подряд. Подождите несколько минут.'

  async function sendFrom(headers: Record<string, string>, count = 1) {
    const answers = []
    for (let sent = 0; sent < count; sent++) {
      answers.push(await sendQuestion(cms, aQuestion({ recaptcha: await solveNew(cms) }), headers))
    }
    return answers
  }

  test('the sixth within a minute is refused, from another address it is not, and a minute later it is taken', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:59:30Z') })
    const flooder = newVisitor()
    const five = await sendFrom(flooder, 5)
    expect(five.map(idOf).filter(Boolean)).toHaveLength(5)

    const [sixth] = await sendFrom(flooder)
    expect(sixth?.errors?.[0]).toMatchObject({ message: tooMany, extensions: { code: 'RATE_LIMITED' } })
    // Nor does anybody look at the captcha then.
    const unsolved = await sendQuestion(cms, aQuestion(), flooder)
    expect(unsolved.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    const [other] = await sendFrom(newVisitor())
    expect(other?.errors).toBeUndefined()

    // An hour ends in between: with it ends the sender's hash, but not the counting.
    vi.setSystemTime(new Date('2026-11-21T13:00:20Z'))
    expect((await sendFrom(flooder))[0]?.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    vi.setSystemTime(new Date('2026-11-21T13:00:40Z'))
    expect((await sendFrom(flooder))[0]?.errors).toBeUndefined()
  })

  test('seven at the same moment: no more than five are stored', async () => {
    const question = 'Семь одинаковых вопросов сразу?'
    const flooder = newVisitor()
    const responses = []
    for (let solved = 0; solved < 7; solved++) responses.push(await solveNew(cms))
    const answers = await Promise.all(
      responses.map((recaptcha) => sendQuestion(cms, aQuestion({ question, recaptcha }), flooder)),
    )
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.code) ?? [])
    expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
    expect(await countQuestions(question)).toBe(5)
  })

  test('a repeated sending of a stored question is still answered', async () => {
    const flooder = newVisitor()
    await sendFrom(flooder, 4)
    const input = aQuestion({ idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const fifth = await sendQuestion(cms, input, flooder)
    expect(idOf(fifth)).toBeTruthy()
    expect(idOf(await sendQuestion(cms, input, flooder))).toBe(idOf(fifth))
  })

  test('an address that the site did not vouch for changes nothing', async () => {
    const behindProxy = (claimed: string) => ({
      'x-visitor-address': claimed,
      'x-site-secret': 'a-guess-at-the-secret-of-the-site-0',
      'x-forwarded-for': `${claimed}, 198.51.100.7`,
    })
    for (let sent = 0; sent < 5; sent++) await sendFrom(behindProxy(`192.0.2.${sent}`))
    const [sixth] = await sendFrom(behindProxy('192.0.2.5'))
    expect(sixth?.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    const [other] = await sendFrom({ 'x-forwarded-for': '198.51.100.8' })
    expect(other?.errors).toBeUndefined()
  })

  test('the address itself is not stored', async () => {
    const answer = await sendQuestion(
      cms,
      aQuestion({ recaptcha: await solveNew(cms) }),
      visitor('192.0.2.200'),
    )
    const stored = await cms.payload.findByID({
      collection: 'faq-questions',
      id: Number(idOf(answer)),
      showHiddenFields: true,
    })
    expect(stored.asked?.senderHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(stored)).not.toContain('192.0.2.200')
  })
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
