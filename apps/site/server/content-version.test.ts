import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveContentVersion } from './content-version.ts'

test('a cache in front is told the version of the content, and that none is known yet', async () => {
  const content: { version?: string } = {}
  const app = Fastify()
  serveContentVersion(app, { build: 'b1', version: () => content.version })
  const ask = () => app.inject('/content-version')

  const early = await ask()
  expect(early.statusCode).toBe(503)
  expect(early.headers['x-content-version']).toBeUndefined()

  content.version = 'first'
  const told = await ask()
  expect(told.statusCode).toBe(204)
  expect(told.headers).toMatchObject({ 'x-content-version': 'b1-first', 'cache-control': 'no-store' })
})
