import { afterEach, describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { listenToLog } from './support/log.ts'
import { restoreMocks } from './support/mocks.ts'
import { send, signIn, tryLogIn } from './support/people.ts'

const cms = await testCms({ LOG_LEVEL: 'info' })
await signIn(cms, 'admin')
const expert = await signIn(cms, 'expert')
afterEach(restoreMocks)

/** A hundred thousand of these are 15 MB at most, with the overhead of the file system. */
const longestRefusal = 140

describe('a refusal that was expected is one short line', () => {
  const refusals: [string, number, () => Promise<Response>][] = [
    ['nobody signed in', 403, () => cms.rest('/users')],
    [
      'a wrong password',
      401,
      () => tryLogIn(cms, { email: 'tajnaya-olga@example.ru', password: 'Tajnyj1Parol' }),
    ],
    ['nothing there', 404, () => cms.rest('/articles/999999', { headers: expert.headers })],
    ['somebody else’s work', 403, () => send(cms, 'POST', '/tags', { name: 'Тайна' }, expert.headers)],
    [
      'a search by what is hidden',
      400,
      () => cms.rest('/faq-questions?where[asked.senderHash][like]=tajnaya', { headers: expert.headers }),
    ],
    ['a broken body', 400, () => brokenBody('{"name":"Тайна"')],
    [
      'an address that cannot be read',
      400,
      () => cms.rest('/globals/site-settings/versions/%E0%A4%A', { headers: expert.headers }),
    ],
    [
      'a form with mistakes',
      400,
      () => send(cms, 'PATCH', `/users/${expert.id}`, { name: '', email: 'tajnaya-olga' }, expert.headers),
    ],
  ]

  test.each(refusals)('%s (%i)', async (_, status, ask) => {
    const { lines } = listenToLog(cms)
    expect((await ask()).status).toBe(status)
    expect(lines).toHaveLength(1)
    const [line = ''] = lines
    expect(Buffer.byteLength(`${line}\n`)).toBeLessThanOrEqual(longestRefusal)
    expect(JSON.parse(line)).toMatchObject({ level: 30, status })
    expect(line).not.toMatch(/Тайна|tajnaya|Tajnyj|stack| at /i)
  })

  const brokenBody = (body: string) =>
    cms.rest('/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
})

test('the log is as talkative as LOG_LEVEL says', async () => {
  const { readCmsEnvironment } = await import('@pryad/environment/cms-environment.ts')
  const read = (LOG_LEVEL?: string) =>
    readCmsEnvironment({ NODE_ENV: 'test', PAYLOAD_SECRET: 'x'.repeat(32), ...(LOG_LEVEL && { LOG_LEVEL }) })
      .logLevel
  expect([read(), read('error')]).toEqual(['info', 'error'])
  expect(cms.payload.logger.level).toBe('info')
})
