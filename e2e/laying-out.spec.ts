import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

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
      // A line more or less in another font is a hundredth of a noticeable shift.
      expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01)
    })
  }
}
