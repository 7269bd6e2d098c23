import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { aLesson, anArticle, aTag, many } from './support/stub-content.ts'
import { test } from './support/stub-site.ts'

test('lists of articles and of lessons end with a whole row at every count and width', {
  tag: '@full',
}, async ({ page, stub }) => {
  const topic = aTag()
  await stub.show({
    tags: [topic],
    articles: many(24, (number) =>
      anArticle({ slug: `statya-${number}`, title: `Статья ${number}`, tags: [topic] }),
    ),
    lessons: many(48, (number) => aLesson({ slug: `urok-${number}`, title: `Урок ${number}` })),
  })
  for (const { path, list } of [
    { path: '/', list: '#articles ul' },
    { path: '/?tag=sedina', list: '#articles ul' },
    { path: '/articles', list: 'main ul:has(> [id^="article-"])' },
    { path: '/video?page=2', list: 'main ul:has(> [id^="lesson-"])' },
  ]) {
    await openAwake(page, path)
    await expect(page.locator(`${list} > li`)).toHaveCount(24)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findHoles(page, list), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** Counts of entries at which the last row of a list does not reach to its end, or a row before it has a hole. */
function findHoles(page: Page, list: string): Promise<number[]> {
  return page.locator(list).evaluate((element) => {
    const holes: number[] = []
    const entries = [...element.children]
    while (element.children.length > 0) {
      const { left, right } = element.getBoundingClientRect()
      const boxes = [...element.children].map((child) => child.getBoundingClientRect())
      // Every entry goes on to the end of its row, or has another one at its end.
      const isWhole = boxes.every(
        (box) =>
          Math.abs(box.right - right) < 2 ||
          boxes.some((other) => other.left > box.right && other.top < box.bottom && other.bottom > box.top),
      )
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      const lastRow = boxes.filter((box) => Math.abs(box.bottom - bottom) < 2)
      const ends = Math.abs(Math.max(...lastRow.map((box) => box.right)) - right) < 2
      const begins = Math.abs(Math.min(...lastRow.map((box) => box.left)) - left) < 2
      if (!isWhole || !ends || !begins) holes.push(element.children.length)
      element.lastElementChild?.remove()
    }
    element.append(...entries)
    return holes
  })
}
