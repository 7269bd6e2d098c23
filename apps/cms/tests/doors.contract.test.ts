import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { endless, megabyte } from './support/endless.ts'
import { password, signIn } from './support/people.ts'

const cms = await testCms({ SITE_URL: 'https://pryad.test' })
const admin = await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')

const post = (path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  cms.rest(path, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
    // Types of the platform do not know it yet; a streamed body needs it.
    ...{ duplex: 'half' },
  })
const postForm = (path: string, form: FormData, headers: Record<string, string> = {}) =>
  cms.rest(path, { method: 'POST', headers, body: form })

describe('a request that is too large', () => {
  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    'a body of type "%s" is read up to a megabyte and refused with what to do',
    async (type) => {
      const { read, body } = endless()
      const answer = await post('/users/login', type, body)
      expect(answer.status).toBe(413)
      expect((await answer.json()).errors[0].message).toContain('Сократите')
      expect(read.bytes).toBeLessThanOrEqual(megabyte + 64 * 1024)
    },
  )

  test('a document of less than a megabyte is judged by its content', async () => {
    const body = JSON.stringify({ email: 'nobody@example.ru', password: 'x', more: ' '.repeat(megabyte / 2) })
    expect((await post('/users/login', 'application/json', body)).status).toBe(401)
  })
})

describe('files', () => {
  test.each(['/media', '/video-files', '/tags', '/users', '/users/unlock'])(
    'nothing of a form to %s is read from somebody unknown',
    async (path) => {
      const { read, body } = endless()
      const answer = await post(path, 'multipart/form-data; boundary=x', body)
      expect(answer.status).toBe(401)
      expect((await answer.json()).errors[0].message).toContain('Войдите')
      expect(read.bytes).toBe(0)
    },
  )

  test('nothing of a list of products is read from somebody unknown', async () => {
    const { read, body } = endless()
    expect((await post('/product-import/check', 'text/csv', body)).status).toBe(403)
    expect(read.bytes).toBe(0)
  })

  test('a session that is no more lets nobody send files', async () => {
    const { read, body } = endless()
    const headers = { authorization: `${editor.headers.authorization}x` }
    expect((await post('/media', 'multipart/form-data; boundary=x', body, headers)).status).toBe(401)
    expect(read.bytes).toBe(0)
  })

  test('somebody who is signed in sends one, and nothing is left where it lay meanwhile', async () => {
    const form = new FormData()
    form.set('_payload', '{}')
    const file = new File(['WEBVTT\n\n00:00.000 --> 00:01.000\nРаз\n'], 'sub.vtt', { type: 'text/vtt' })
    form.set('file', file)
    const answer = await postForm('/video-files', form, editor.headers)
    expect(answer.status, await answer.clone().text()).toBe(201)
    expect((await answer.json()).doc.filesize).toBe(file.size)
    expect(await leftUploads()).toEqual([])
  })

  test('a file that is refused leaves nothing behind either', async () => {
    const form = new FormData()
    form.set('_payload', '{"alt":"Прайс"}')
    form.set('file', new File(['%PDF-1.7'], 'prajs.pdf', { type: 'application/pdf' }))
    for (const path of ['/media', '/tags', '/no-such-place'])
      expect((await postForm(path, form, editor.headers)).status).toBeGreaterThanOrEqual(400)
    expect(await leftUploads()).toEqual([])
  })

  async function leftUploads(): Promise<string[]> {
    return readdir(cms.payload.config.upload.tempFileDir ?? '')
  }
})

describe('forms of the panel before one is signed in', () => {
  const signInForm = () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email: editor.email, password }))
    return form
  }

  test('the form of signing in is taken', async () => {
    const answer = await postForm('/users/login', signInForm())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { email: editor.email }, token: expect.any(String) })
  })

  test('the request for a new password is taken', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email: 'nobody@example.ru' }))
    expect((await postForm('/users/forgot-password', form)).status).toBe(200)
  })

  test('a file in it is not', async () => {
    const form = signInForm()
    form.set('file', new File(['x'], 'x.txt'))
    expect((await postForm('/users/login', form)).status).toBe(400)
  })

  test('it is read up to 64 kilobytes', async () => {
    const { read, body } = endless()
    const answer = await post('/users/login', 'multipart/form-data; boundary=x', body)
    expect(answer.status).toBe(413)
    expect(read.bytes).toBeLessThanOrEqual(128 * 1024)
  })

  test('a broken one is refused with what to do', async () => {
    const answer = await post('/users/login', 'multipart/form-data; boundary=x', 'no form at all')
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].message).toContain('Обновите страницу')
  })
})

describe('nonsense is a mistake of the request, not of the server', () => {
  test.each([
    ['/faq-questions/versions', 404],
    ['/tags/abc', 404],
    ['/tags/%00', 404],
    ['/tags/1e400', 404],
    ['/tags/99999999999', 404],
    ['/tags?where=x', 400],
    ['/constructor', 404],
    ['/__proto__/1', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await cms.rest(path, { headers: admin.headers })).status).toBe(status)
  })

  test.each(['null', '1', '"x"', '{'])('a document that is %s is refused', async (body) => {
    expect((await post('/tags', 'application/json', body, editor.headers)).status).toBe(400)
  })

  test('a character that no database of ours keeps is refused, wherever it stands', async () => {
    const nul = JSON.stringify({ email: 'a\0@b.ru', password: 'x' })
    expect((await post('/users/login', 'application/json', nul)).status).toBe(400)
    const form = new FormData()
    form.set('_payload', nul)
    expect((await postForm('/users/login', form)).status).toBe(400)
    const query = '/tags?where[name][equals]=a%00b'
    expect((await cms.rest(query, { headers: admin.headers })).status).toBe(400)
  })

  test('a query that is sent as a body is looked at as well', async () => {
    const headers = { ...admin.headers, 'x-http-method-override': 'GET' }
    const answer = await post('/tags', 'application/x-www-form-urlencoded', 'where=x', headers)
    expect(answer.status).toBe(400)
    const right = 'where[name][equals]=x'
    expect((await post('/tags', 'application/x-www-form-urlencoded', right, headers)).status).toBe(200)
  })

  test('a form whose end nobody can find is refused', async () => {
    expect((await post('/media', 'multipart/form-data', 'x', editor.headers)).status).toBe(400)
  })
})

describe('REST is for the panel', () => {
  const addresses = [
    '/articles?depth=10&limit=100',
    '/articles/count',
    '/media?limit=1',
    '/globals/site-settings',
  ]
  test.each(addresses)('nobody unknown reads %s', async (path) => {
    expect((await cms.rest(path)).status).toBe(403)
    expect((await cms.rest(path, { headers: editor.headers })).status).toBe(200)
  })

  test.each([
    ['/tags?limit=1001', 400],
    ['/tags?limit=0', 400],
    ['/tags?pagination=false', 400],
    ['/tags?page=99999999999999999999', 400],
    ['/tags?limit=0&limit=1', 400],
    ['/tags?limit=1&limit=0', 400],
    ['/tags?limit[]=0', 400],
    ['/tags?limit[a]=1', 400],
    ['/tags?limit=many', 400],
    ['/tags?page=1&page=2', 400],
    ['/tags?limit=0&depth[]=9', 400],
    ['/tags?limit=1000&page=2', 200],
    ['/tags?limit=0&depth=0', 200],
  ])('the panel is given lists that end: %s is answered %i', async (path, status) => {
    expect((await cms.rest(path, { headers: editor.headers })).status).toBe(status)
  })

  test('a document comes with what it names, and with what that names', async () => {
    const { id } = await firstOf(cms, 'articles', { 'tags.slug': { equals: 'sedina' } })
    const to = { type: 'reference', reference: { relationTo: 'articles', value: id } } as const
    const redirect = await cms.payload.create({
      collection: 'redirects',
      data: { from: '/glubina', to, type: '301' },
    })
    const answer = await cms.rest(`/redirects/${redirect.id}?depth=10`, { headers: editor.headers })
    const { tags } = (await answer.json()).to.reference.value
    expect(tags).toContainEqual(expect.objectContaining({ slug: 'sedina', picture: expect.any(Number) }))
  })
})

test('pictures for social networks are drawn for nobody', async () => {
  expect((await cms.rest('/og')).status).toBe(404)
})

test('no page of another origin may read the REST interface, that of the site included', async () => {
  for (const origin of ['https://pryad.test', 'https://evil.example', 'null']) {
    const { headers } = await cms.rest('/tags', { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
})
