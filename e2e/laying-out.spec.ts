import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

test.use({ laysOutLater: true })

for (const [path, isLeftOut] of [
  ['/', true],
  ['/#faq', false],
] as const) {
  const moment = isLeftOut ? 'after the first paint' : 'at once, since a hash may lead there'
  test(`what is below the window is laid out ${moment}: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(([mutation]) => {
        const { dataset } = document.documentElement
        if (mutation && !dataset.first) dataset.first = dataset.laidOut ?? 'near'
      }).observe(document, { subtree: true, attributeFilter: ['data-laid-out'] })
    })
    await openAwake(page, path)
    const first = await page.locator('html').getAttribute('data-first')
    expect(first === 'nothing').toBe(isLeftOut)
    await expect(page.locator('main > section').first()).not.toHaveCSS('content-visibility', 'hidden')
  })
}

for (const path of ['/privacy', '/consent', '/nichego-takogo']) {
  for (const [width, height] of [
    [360, 740],
    [1920, 1080],
  ] as const) {
    test(`a page of text does not jump while it comes: ${path}, ${width} px`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/404/)
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
          document.documentElement.dataset.shift = `${shift}`
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openAwake(page, path)
      // A line more or less in another type is a hundredth of what is felt.
      expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01)
    })
  }
}

test('fonts change what is in the window; the rest waits until all have come', async ({ page }) => {
  await page.addInitScript(() => {
    const { fonts } = document
    const add = fonts.add.bind(fonts)
    fonts.add = (font) => {
      const isLeftOut = (element: Element) => getComputedStyle(element).contentVisibility === 'hidden'
      const parts = [...document.querySelectorAll('main > section, footer')]
      const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight
      const isRight = parts.every((part) => isLeftOut(part) === isBelow(part))
      document.documentElement.dataset.fontsWith = `${parts.some(isLeftOut) && isRight}`
      return add(font)
    }
  })
  await openAwake(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-fonts-with', 'true')
  const leftOut = () =>
    [...document.querySelectorAll('main *, footer')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'hidden',
    ).length
  await expect.poll(() => page.evaluate(leftOut)).toBe(0)
})
