import { expect, test } from 'vitest'
import { loadPages } from './pages.server.ts'

const url = new URL('http://site.test/?page=9')

/** A list of 250 items that comes in hundreds, and what was asked of it. */
function listOf(total: number) {
  const asked: number[] = []
  const loadPage = async (page: number) => {
    asked.push(page)
    const data = Array.from({ length: total }, (_, index) => index).slice((page - 1) * 100, page * 100)
    return { data, paginatorInfo: { total, hasMorePages: page * 100 < total } }
  }
  return { asked, loadPage }
}

test('all pages up to the one asked for come as one list', async () => {
  const { loadPage } = listOf(250)
  const list = await loadPages(url, 2, loadPage)
  expect(list?.items).toHaveLength(200)
  expect(list).toMatchObject({ total: 250, hasMore: true })
  expect(await loadPages(url, 3, loadPage)).toMatchObject({ hasMore: false })
})

test('a page past the end is a 404, and is not asked for', async () => {
  const { asked, loadPage } = listOf(250)
  await expect(loadPages(url, 9, loadPage)).rejects.toMatchObject({ init: { status: 404 } })
  expect(asked).toEqual([1])
})

test('an empty list has a first page', async () => {
  expect(await loadPages(url, 1, listOf(0).loadPage)).toMatchObject({ items: [], hasMore: false })
})

test('a list that does not come is told apart from an empty one', async () => {
  expect(await loadPages(url, 2, async () => undefined)).toBeNull()
})
