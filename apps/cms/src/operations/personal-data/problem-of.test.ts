import { expect, test } from 'vitest'
import { problemOf } from './problem-of.ts'

const answer = (status: number, body: object = {}) => Response.json(body, { status })

test('without a connection it is the connection to look at', async () => {
  expect(await problemOf(undefined)).toContain('Проверьте связь')
})

test.each([401, 403])('without the right to it (%i) it is said who has it', async (status) => {
  expect(await problemOf(answer(status))).toContain('только администратор')
})

test('a wrong address is told in the words of the server', async () => {
  const message = 'Напишите адрес электронной почты целиком.'
  expect(await problemOf(answer(400, { errors: [{ message }] }))).toBe(message)
})

test.each([answer(500), answer(502), new Response('no JSON', { status: 400 })])(
  'when the server fails, the address is not to blame',
  async (failed) => {
    const problem = await problemOf(failed)
    expect(problem).toContain('через минуту')
    expect(problem).not.toMatch(/адрес/i)
  },
)
