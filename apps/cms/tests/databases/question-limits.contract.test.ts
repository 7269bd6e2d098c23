import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCms } from '../support/cms.ts'
import { restoreMocks, setClock } from '../support/mocks.ts'
import {
  aQuestion,
  countQuestions,
  idOf,
  newVisitor,
  sendQuestion,
  solveNew,
  visitor,
} from '../support/questions.ts'

// A spy on the real function: one test takes many questions whose captchas nobody has solved.
vi.mock('../../src/questions/captcha/captcha-in-use.ts', { spy: true })

const cms = await testCms()
const { captchaInUse, loadCaptcha } = await import('../../src/questions/captcha/captcha-in-use.ts')
afterEach(restoreMocks)

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
    setClock(new Date('2026-11-21T12:59:30Z'))
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
    expect(await countQuestions(cms, question)).toBe(5)
  })

  test('a repeated sending of a stored question is still answered', async () => {
    const flooder = newVisitor()
    await sendFrom(flooder, 4)
    const input = aQuestion({ idempotencyKey: randomUUID(), recaptcha: await solveNew(cms) })
    const fifth = await sendQuestion(cms, input, flooder)
    expect(idOf(fifth)).toBeTruthy()
    expect(idOf(await sendQuestion(cms, input, flooder))).toBe(idOf(fifth))
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

test('forty people ask at the same moment: all questions are stored and acknowledged, and pages are read meanwhile', async () => {
  vi.mocked(loadCaptcha).mockResolvedValue({
    ...captchaInUse({}, cms.payload),
    verify: async () => 'accepted',
    keyOf: () => null,
  })
  const question = 'Сорок вопросов сразу?'
  const senders = Array.from({ length: 40 }, (_, host) => visitor(`198.51.100.${host}`))
  const asked = senders.map((sender) => sendQuestion(cms, aQuestion({ question }), sender))
  // Each asks for something that nobody has asked before: no answer is kept.
  const reads = senders.map((_, host) => cms.ask(`{ topics${host}: tags { id } }`))
  expect((await Promise.all(asked)).flatMap(({ errors }) => errors ?? [])).toEqual([])
  expect((await Promise.all(reads)).flatMap(({ errors }) => errors ?? [])).toEqual([])
  expect(await countQuestions(cms, question)).toBe(40)
})
