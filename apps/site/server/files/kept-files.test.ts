import { describe, expect, test } from 'vitest'
import { siteForEachTest } from '../testing/site-for-each-test.ts'

const picture = Buffer.from('the bytes of a picture')
const lesson = Buffer.from('0123456789'.repeat(100))
const names = {
  picture: '/media/braid.0123456789.webp',
  lesson: '/lessons/roots.0123456789.mp4',
  long: `/media/${'a'.repeat(96)}.0123456789-1234.preview_sidebar.avif`,
}

const fresh = siteForEachTest(({ files }) => {
  files.set(names.picture, picture)
  files.set(names.lesson, lesson)
  files.set(names.long, picture)
  return {}
})

const read = (url: string, headers: Record<string, string> = {}) => fresh.site.app.inject({ url, headers })

test.each([
  [names.picture, 'image/webp', picture],
  [names.lesson, 'video/mp4', lesson],
  [names.long, 'image/avif', picture],
])(
  '%s is fetched once, kept for ever by browsers, and may be shown by other sites',
  async (name, type, bytes) => {
    for (const time of ['first', 'second']) {
      const { statusCode, headers, rawPayload } = await read(name)
      expect([statusCode, headers['content-type'], rawPayload], time).toEqual([200, type, bytes])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
    }
    expect(fresh.api.asked.filter((asked) => asked === name)).toHaveLength(1)
  },
)

test('a browser that has a file gets 304', async () => {
  const { etag } = (await read(names.picture)).headers
  const again = await read(names.picture, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

describe('a player that asks for a part of a lesson', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=-99999', 0, 999],
    ['bytes=990-99999', 990, 999],
  ])('by %s gets that part', async (range, from, to) => {
    for (const time of ['first', 'second']) {
      const { statusCode, headers, rawPayload } = await read(names.lesson, { range })
      expect([statusCode, headers['content-range']], time).toEqual([206, `bytes ${from}-${to}/1000`])
      expect(rawPayload).toEqual(lesson.subarray(from, to + 1))
    }
  })

  test.each(['bytes=5000-', 'bytes=-0'])('by %s, which is not there, learns the size', async (range) => {
    const { statusCode, headers } = await read(names.lesson, { range })
    expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
      416,
      'bytes */1000',
      'no-store',
    ])
  })

  test.each(['bytes=5-2', 'bytes=abc', 'seconds=0-9', 'bytes=0-1,5-6'])(
    'by %s gets the whole',
    async (range) => {
      const { statusCode, headers, rawPayload } = await read(names.lesson, { range })
      expect([statusCode, headers['content-range'], rawPayload]).toEqual([200, undefined, lesson])
    },
  )

  test('and holds a part of another state gets the whole, of this one the rest', async () => {
    const { etag, 'last-modified': time } = (await read(names.lesson)).headers
    for (const [state, status] of [
      [String(time), 206],
      ['Thu, 01 Jan 1970 00:00:00 GMT', 200],
      [String(etag), 200],
      ['"another"', 200],
    ] as const) {
      const { statusCode } = await read(names.lesson, { range: 'bytes=0-9', 'if-range': state })
      expect(statusCode, state).toBe(status)
    }
  })

  test('by a question about its head gets the head of the whole', async () => {
    const { statusCode, headers } = await fresh.site.app.inject({
      method: 'HEAD',
      url: names.lesson,
      headers: { range: 'bytes=0-9' },
    })
    expect([statusCode, headers['content-length']]).toEqual([200, '1000'])
  })
})

test('a file that the API does not have is missing for the moment', async () => {
  const { statusCode, headers, body } = await read('/media/gone.0123456789.webp')
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found'])
})

test.each([
  '/media/braid.webp',
  '/media/braid.0123456789.svg',
  '/media/braid.0123456789.webp.part',
  '/media/..%2flessons%2froots.0123456789.mp4',
  '/lessons/Roots.0123456789.mp4',
])('the API is not even asked for %s', async (name) => {
  expect((await read(name)).statusCode).toBe(404)
  expect(fresh.api.asked.filter((asked) => asked !== '/graphql')).toEqual([])
})

test('a file that the API makes for the moment is kept by nobody, and comes whole the next time', async () => {
  const name = '/share/article-1.0123456789.0123456789abcdef.jpg'
  fresh.api.files.set(name, Buffer.from('a card without its picture'))
  fresh.api.passing.add(name)
  const first = await read(name)
  expect([first.statusCode, first.body]).toEqual([200, 'a card without its picture'])
  expect(first.headers['cache-control']).toBe('no-store')

  fresh.api.files.set(name, Buffer.from('a card with its picture'))
  fresh.api.passing.clear()
  expect((await read(name)).body).toBe('a card with its picture')
})

test('a picture that was cut again is a file of its own', async () => {
  for (const edition of ['aaaaaaaaaa', 'bbbbbbbbbb', 'aaaaaaaaaa'])
    expect((await read(`${names.picture}?v=${edition}`)).statusCode).toBe(200)
  // An invalid edition changes nothing, so that nobody fills the disk.
  for (const made of ['1', 'x'.repeat(10), '../..']) await read(`${names.picture}?v=${made}`)
  expect(fresh.api.asked.filter((asked) => asked === names.picture)).toHaveLength(3)
})
