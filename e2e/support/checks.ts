import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { widths } from './pages.ts'

/** Nothing on the page is wider than the screen, however narrow or wide that is. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findTooWide), `at ${width} px`).toEqual([])
  }
}

/** If the page scrolls sideways: the outermost elements that reach out of it. */
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isClipped = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement))
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth && !isClipped(element),
  )
  // A line that a style sheet draws beside an element is no element.
  if (outside.length === 0) return ['something that is not an element']
  return outside
    .filter((element) => !element.parentElement || !outside.includes(element.parentElement))
    .map((element) => `<${element.localName} class="${element.getAttribute('class')}">`)
}

/** axe finds nothing in the page once it stands still; `outside` are parts of it that are not ours. */
export async function expectAccessible(page: Page, { outside }: { outside?: string } = {}): Promise<void> {
  // An element that is half faded in has half the contrast.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (outside ? axe.exclude(outside) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Animations under way that come to an end by themselves. */
function countMoving(): number {
  return document.getAnimations().filter(
    ({ playState, effect, timeline }) =>
      playState === 'running' &&
      // The line of an article follows the scroll position, and never ends.
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity,
  ).length
}

/** Enlarges all letters to twice their size, as a visitor may by the settings of the browser. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Longest word, in letters, that fits into a heading; longer ones are hyphenated where the browser knows Russian. */
const longestUsual = 14

/** With letters of twice the size no heading is cut into letters, and the page does not scroll sideways. */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  await enlargeText(page)
  await expect.poll(() => page.evaluate(findBrokenWords, longestUsual)).toEqual([])
  await expect.poll(() => page.evaluate(findTooWide)).toEqual([])
}

/** Words of headings that do not stand on one line. */
function findBrokenWords(longestUsual: number): string[] {
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
