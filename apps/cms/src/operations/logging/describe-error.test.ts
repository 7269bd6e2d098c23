import { describe, expect, test } from 'vitest'
import { describeError, refusalStatus, withoutData } from './describe-error.ts'

const secret = 'tajnaya'
/** The error as a log has it, where nobody may find the secret. */
const told = (error: unknown) => JSON.stringify(describeError(error))

describe('an error in the log', () => {
  test('keeps its kind, its code and where it came from', () => {
    const error = Object.assign(new TypeError('No such thing'), { code: 'ENOENT' })
    expect(describeError(error)).toMatchObject({
      type: 'TypeError',
      message: 'No such thing',
      code: 'ENOENT',
    })
    expect(describeError(error).stack).toMatch(/^\s+at .*describe-error\.test\.ts/)
  })

  test('keeps of a statement its kind and its table', () => {
    const error = new Error(
      `Failed query: insert into "faq_questions" ("asked_name", "asked_email") values (?, ?)\nparams: ${secret},${secret}@example.ru`,
    )
    error.name = 'DrizzleQueryError'
    expect(describeError(error).message).toBe('Failed query: insert faq_questions')
    expect(told(error)).not.toContain(secret)
    expect(withoutData(`Error: Failed query: select "id" from "users" where "email" = '${secret}'`)).toBe(
      'Error: Failed query: select users',
    )
  })

  test('loses what the database quotes, in every cause and in every one of several', () => {
    const cause = Object.assign(new Error(`invalid byte sequence: ${secret}`), {
      code: '22021',
      detail: `Failing row contains (${secret})`,
      where: secret,
    })
    const error = new AggregateError(
      [new Error('one', { cause }), new SyntaxError(`Unexpected token 'x', "${secret}" is not valid JSON`)],
      `Nobody could write to ${secret}@example.ru`,
      { cause: new Error('outer', { cause }) },
    )
    expect(told(error)).not.toContain(secret)
    expect(told(error)).toContain('22021')
    expect(describeError(error).errors).toHaveLength(2)
  })

  test('shows the cause in place of an error of GraphQL', () => {
    const error = Object.assign(new Error('masked'), { originalError: new RangeError('too deep') })
    expect(describeError(error).cause?.type).toBe('RangeError')
  })

  test('ends, however it is made', () => {
    const error: Error & { cause?: unknown } = new Error('a')
    error.cause = error
    expect(told(error).length).toBeLessThan(20_000)
    expect(withoutData('я'.repeat(10_000)).length).toBe(300)
    for (const odd of [undefined, null, 'text', 7, { message: 7 }])
      expect(describeError(odd).message).toBe('')
  })
})

test.each([
  [{ status: 404 }, 404],
  [{ status: 500 }, undefined],
  [{ status: '404' }, undefined],
  [new URIError('URI malformed'), 400],
  [new Error('Malformed part header'), 400],
  [new Error('anything else'), undefined],
  [undefined, undefined],
])('the refusal %o has the status %o', (error, status) => {
  expect(refusalStatus(error)).toBe(status)
})
