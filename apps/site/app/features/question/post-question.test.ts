import { afterEach, expect, test, vi } from 'vitest'
import { NotReadError, postQuestion } from './post-question.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status: number): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

test.each([
  [413, 'too long'],
  [429, 'too many'],
])('a page that refuses with %s says that the question was %s', async (status, reason) => {
  answerWith('<!doctype html><h1>Отказ</h1>', status)
  const sent = postQuestion(new FormData())
  await expect(sent).rejects.toThrow(NotReadError)
  await expect(sent).rejects.toMatchObject({ reason })
})

test('an answer about the question itself is taken as it is', async () => {
  answerWith(JSON.stringify({ status: 'sent', id: '7' }), 201)
  expect(await postQuestion(new FormData())).toEqual({ status: 'sent', id: '7' })
})

test('any other page is a failure', async () => {
  answerWith('<!doctype html><h1>Ошибка</h1>', 502)
  await expect(postQuestion(new FormData())).rejects.toThrow()
})
