import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderedPage } from './cached-page.ts'
import { DiskPages } from './disk-pages.ts'
import { PageCache } from './page-cache.ts'

const html = (text: string, change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html']],
  body: Buffer.from(text),
  isWhole: true,
  ...change,
})

type Opened = {
  disk?: DiskPages
  maxBytes?: number
  settled?: () => Promise<unknown>
  timeout?: () => Promise<unknown>
}

const diskIn = (folder: string) =>
  new DiskPages({ folder, build: 'one', maxBytes: 1_000_000, onTrouble: () => undefined })

/** Work in the background takes as long as the machine needs; this timeout ends a test that hangs. */
const patient = { timeout: 60_000 }
const forEver = new Promise<never>(() => undefined)

/** A cache whose renders a test finishes when it likes, for visitors who wait as long as that takes. */
function openCache({ disk, maxBytes = 1_000_000, settled, timeout = () => forEver }: Opened = {}) {
  const renders: { url: string; finish: (page: RenderedPage) => void; fail: (error: Error) => void }[] = []
  const cache = new PageCache({
    render: (url) =>
      new Promise((resolve, reject) => {
        renders.push({ url, finish: resolve, fail: reject })
      }),
    maxBytes,
    isOneOfEndless: (url) => url.startsWith('/shade?'),
    timeout,
    ...(disk ? { disk } : {}),
    ...(settled ? { settled } : {}),
    onError: () => undefined,
  })
  const text = async (url: string) => {
    const { page, state } = await cache.get(url)
    return `${state}: ${page.body}`
  }
  /** Lets the render that began as the given one end. */
  const rendered = async (index: number) => {
    await vi.waitFor(() => expect(renders.length).toBeGreaterThan(index), patient)
    const render = renders[index]
    if (!render) throw new Error('No such render.')
    return render
  }
  const answerWith = async (index: number, page: RenderedPage) => (await rendered(index)).finish(page)
  /** Asks for a page that has to be made, and makes it. */
  const make = async (url: string, page: RenderedPage) => {
    const index = renders.length
    const asked = text(url)
    await answerWith(index, page)
    return asked
  }
  return { cache, renders, text, rendered, answerWith, make }
}

describe('a page', () => {
  test('is made each time where no room is given, as measurements want it', async () => {
    const { make } = openCache({ maxBytes: 0 })
    for (const _ of ['first', 'second']) expect(await make('/', html('one'))).toBe('miss: one')
  })

  test('is made once however many ask at the same time, and then comes from memory', async () => {
    const { text, answerWith, renders } = openCache()
    const all = Promise.all(Array.from({ length: 1000 }, () => text('/')))
    await answerWith(0, html('one'))
    expect(new Set(await all)).toEqual(new Set(['miss: one']))
    expect(await text('/')).toBe('hit: one')
    expect(renders).toHaveLength(1)
  })

  test('is rendered again after a change of the content', async () => {
    const { cache, text, answerWith, make } = openCache()
    await make('/', html('one'))
    cache.purge()
    await answerWith(1, html('two'))
    await vi.waitFor(async () => expect(await text('/')).toBe('hit: two'), patient)
  })

  test('that was being made while the content changed is not kept', async () => {
    const { cache, text, rendered, answerWith } = openCache()
    const first = text('/')
    const { finish } = await rendered(0)
    cache.purge()
    const second = text('/')
    finish(html('old'))
    await answerWith(1, html('new'))
    expect(await first).toBe('miss: old')
    expect(await second).toBe('miss: new')
    expect(await text('/')).toBe('hit: new')
  })

  test.each<[string, Partial<RenderedPage>]>([
    ['an error', { status: 500 }],
    ['a page with something missing', { isWhole: false }],
    ['a page with a cookie', { headers: [['set-cookie', 'a=b']] }],
    ['a page that says so', { headers: [['cache-control', 'private, no-store']] }],
  ])('is not kept when it is %s', async (_what, change) => {
    const { make } = openCache()
    await make('/', html('one', change))
    expect(await make('/', html('two'))).toBe('miss: two')
  })

  test('that is not found is kept, but drives out no page', async () => {
    const { make, cache } = openCache({ maxBytes: 20_000 })
    await make('/', html('home'))
    for (let index = 0; index < 50; index++)
      await make(`/missing-${index}`, html('x'.repeat(100_000), { status: 404 }))
    expect(cache.peek('/')?.body.toString()).toBe('home')
  })

  test('asked for longest ago goes when the room is full', async () => {
    const { make, cache } = openCache({ maxBytes: 10_000 })
    for (const letter of 'abcdefghij') {
      await make(`/${letter}`, html(letter))
      cache.peek('/a')
    }
    expect(cache.peek('/a')).toBeDefined()
    expect(cache.peek('/b')).toBeUndefined()
    expect(cache.statistics.bytes).toBeLessThanOrEqual(10_000)
  })
})

describe('the best compression', () => {
  const wordy = html(Array.from({ length: 20_000 }, (_, index) => (index * index) % 997).join(' '))

  /** A cache with pages at the given addresses, each of which has settled when the test says so. */
  async function withPages(urls: string[], disk?: DiskPages) {
    const settling = urls.map(() => Promise.withResolvers<void>())
    const waiting = [...settling]
    const opened = openCache({ settled: async () => waiting.shift()?.promise, ...(disk ? { disk } : {}) })
    for (const url of urls) await opened.make(url, wordy)
    const sizeOf = (url: string) => opened.cache.peekOld(url)?.variant('br').body.length ?? Number.NaN
    const quick = sizeOf(urls.at(-1) ?? '')
    const settle = (index: number) => settling[index]?.resolve()
    const compressed = (url: string) => vi.waitFor(() => expect(sizeOf(url)).toBeLessThan(quick), patient)
    return { ...opened, sizeOf, quick, settle, compressed }
  }

  test('comes once a page has stayed', async () => {
    const { quick, sizeOf, settle, compressed } = await withPages(['/one', '/other'])
    settle(0)
    await compressed('/one')
    expect(sizeOf('/other')).toBe(quick)
  })

  test('leaves the page that was requested last the first to be rendered again', async () => {
    const { cache, renders, settle, compressed } = await withPages(['/one', '/other'])
    settle(0)
    await compressed('/one')
    cache.peekOld('/other')
    cache.purge()
    expect(renders.at(-1)?.url).toBe('/other')
  })

  test('is not wasted on pages that a change has made old', async () => {
    const { cache, text, answerWith, quick, sizeOf, settle, compressed } = await withPages(['/old', '/other'])
    cache.purge()
    settle(0)
    const asked = text('/new')
    await answerWith(3, wordy)
    await asked
    await compressed('/new')
    expect(sizeOf('/old')).toBe(quick)
  })

  test('stays with a page that a change has left as it was', async () => {
    const { cache, text, answerWith, sizeOf, quick, settle, compressed } = await withPages(['/'])
    settle(0)
    await compressed('/')
    const best = cache.peekOld('/')?.variant('br')
    cache.purge()
    const unchanged = text('/')
    await answerWith(1, wordy)
    await unchanged
    expect(cache.peek('/')?.variant('br')).toBe(best)
    cache.purge()
    const changed = text('/')
    await answerWith(2, { ...wordy, headers: [['content-type', 'text/plain']] })
    await changed
    expect(sizeOf('/')).toBe(quick)
  })

  test('does not need the disk', async () => {
    const { settle, compressed } = await withPages(['/'], diskIn('/dev/null/pages'))
    settle(0)
    await compressed('/')
  })
})

describe('an old page', () => {
  async function withOldPage(timeout?: () => Promise<unknown>) {
    const opened = openCache(timeout && { timeout })
    await opened.make('/', html('old'))
    opened.cache.purge()
    return opened
  }

  test('is answered when rendering it again fails', async () => {
    const { text, rendered, renders } = await withOldPage()
    const asked = text('/')
    ;(await rendered(1)).fail(new Error('The API is away.'))
    expect(await asked).toBe('stale: old')
    expect(await text('/')).toBe('stale: old')
    expect(renders, 'an ailing API is left alone for a moment').toHaveLength(2)
  })

  test('is answered when the new one has something missing', async () => {
    const { text, answerWith } = await withOldPage()
    const asked = text('/')
    await answerWith(1, html('half', { isWhole: false }))
    expect(await asked).toBe('stale: old')
  })

  test('is answered when rendering it again takes long, and the new one once it is there', async () => {
    const { text, rendered } = await withOldPage(async () => 'waited long enough')
    const { finish } = await rendered(1)
    expect(await text('/')).toBe('stale: old')
    finish(html('new'))
    await vi.waitFor(async () => expect(await text('/')).toBe('hit: new'), patient)
  })
})

describe('pages on the disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const openDisk = () => diskIn(folder)

  async function keepOnDisk() {
    await openCache({ disk: openDisk() }).make('/', html('kept'))
    await vi.waitFor(async () => expect(await openDisk().read('/')).toBeDefined(), patient)
  }

  test('are answered after a restart when the API is away', async () => {
    await keepOnDisk()
    const { text, rendered } = openCache({ disk: openDisk() })
    const asked = text('/')
    ;(await rendered(0)).fail(new Error('The API is away.'))
    expect(await asked).toBe('stale: kept')
  })

  test('give way to a new one after a restart when the API answers', async () => {
    await keepOnDisk()
    expect(await openCache({ disk: openDisk() }).make('/', html('new'))).toBe('miss: new')
  })

  test('are none of endlessly many: an answer of the shade finder is kept in memory only', async () => {
    const disk = openDisk()
    const { cache, make } = openCache({ disk })
    await make('/shade?level=6&grey=50', html('answer'))
    expect(cache.peek('/shade?level=6&grey=50')).toBeDefined()
    await make('/shade', html('page'))
    await vi.waitFor(async () => expect(await disk.read('/shade')).toBeDefined(), patient)
    expect(await disk.read('/shade?level=6&grey=50')).toBeUndefined()
  })

  test('go when the page is gone', async () => {
    await keepOnDisk()
    await openCache({ disk: openDisk() }).make('/', html('gone', { status: 404 }))
    await vi.waitFor(async () => expect(await openDisk().read('/')).toBeUndefined(), patient)
  })
})
