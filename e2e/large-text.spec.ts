import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Longest word, in letters, that fits into a heading; longer ones are hyphenated where the browser knows Russian. */
const longestUsual = 14

/** Words of headings that do not stand on one line. */
function brokenWords(longestUsual: number): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) => heading.checkVisibility())
  return headings.flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}-]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length <= longestUsual) found.push(word)
      }
    }
    return found
  })
}

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

for (const [name, path] of Object.entries(pages)) {
  test(`with letters of twice the size no heading is cut into letters, and nothing is lost: ${name}`, async ({
    page,
  }) => {
    await openAwake(page, path)
    await enlarge(page)
    await expect.poll(() => page.evaluate(brokenWords, longestUsual)).toEqual([])
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })
}

test('with letters of twice the size an article stands below its picture', async ({ page }) => {
  await openAwake(page, pages.home)
  const second = page.locator('#articles').getByRole('article').nth(1)
  const [picture, title] = [second.locator('picture'), second.getByRole('heading')]
  const places = async () => [await picture.boundingBox(), await title.boundingBox()]
  const [beside, words] = await places()
  expect(words?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0))
  await enlarge(page)
  await expect
    .poll(async () => {
      const [above, below] = await places()
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    })
    .toBeGreaterThan(0)
})
