import { expect, test } from 'vitest'
import { loadPage } from './lists.server.ts'

const url = new URL('http://site.test/?page=9')

/** A list of numbers from 1 in parts of a hundred, and the parts that were requested. */
function listOf(total: number) {
  const asked: number[] = []
  const load = async (part: number) => {
    asked.push(part)
    const data = Array.from({ length: total }, (_, index) => index + 1).slice((part - 1) * 100, part * 100)
    return { data, paginatorInfo: { total } }
  }
  return { asked, load }
}

test('a page shows its own items and says which they are', async () => {
  const { asked, load } = listOf(60)
  const second = await loadPage({ url, page: 2, size: 24, load })
  expect(second?.items).toEqual(Array.from({ length: 24 }, (_, index) => index + 25))
  expect(second).toMatchObject({ from: 25, to: 48, total: 60, hasMore: true })
  expect(await loadPage({ url, page: 3, size: 24, load })).toMatchObject({ from: 49, to: 60, hasMore: false })
  expect(asked).toEqual([1, 1])
})

test('a page that lies in two parts of the list asks for both', async () => {
  const { asked, load } = listOf(250)
  const fifth = await loadPage({ url, page: 5, size: 24, load })
  expect(fifth).toMatchObject({ from: 97, to: 120 })
  expect([fifth?.items.at(0), fifth?.items.at(-1)]).toEqual([97, 120])
  expect(asked).toEqual([1, 2])
})

test('no item is lost or shown twice where the order is another one', async () => {
  const { load } = listOf(120)
  const arrange = (items: number[]) => [110, ...items.filter((item) => item !== 110)]
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => loadPage({ url, page, size: 24, load, arrange })),
  )
  const shown = pages.flatMap((page) => page?.items ?? [])
  expect(shown).toHaveLength(120)
  expect(new Set(shown).size).toBe(120)
  expect(shown[0]).toBe(110)
})

test('a page past the end is a 404, and is not asked for', async () => {
  const { asked, load } = listOf(150)
  await expect(loadPage({ url, page: 9, size: 24, load })).rejects.toMatchObject({ init: { status: 404 } })
  expect(asked).toEqual([1])
})

test('nobody is led to a page that no address may ask for', async () => {
  const { load } = listOf(5000)
  expect(await loadPage({ url, page: 100, size: 24, load })).toMatchObject({ to: 2400, hasMore: false })
})

test('an empty list has a first page', async () => {
  const { load } = listOf(0)
  expect(await loadPage({ url, page: 1, size: 24, load })).toMatchObject({ items: [], hasMore: false })
})

test('a list that does not come, or comes with a hole, is told apart from an empty one', async () => {
  expect(await loadPage({ url, page: 2, size: 24, load: async () => undefined })).toBeNull()
  const { load } = listOf(250)
  const broken = async (part: number) => (part === 2 ? undefined : load(part))
  expect(await loadPage({ url, page: 10, size: 24, load: broken })).toBeNull()
})
