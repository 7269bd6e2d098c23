import { expect, type Page } from '@playwright/test'
import { holdRequests } from './support/hold.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'

/** Adds rules to a page, and returns the changed computed styles of its elements and of their `::before` and `::after`. */
function changesBy(page: Page, rules: string): Promise<string[]> {
  return page.evaluate((text) => {
    // Folded parts are not laid out as a whole.
    for (const details of document.querySelectorAll('details')) details.open = true
    const looks = [...document.body.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((pseudo) => ({ element, pseudo })))
      .map(({ element, pseudo }) => ({ element, style: getComputedStyle(element, pseudo) }))
      .filter(({ style }) => style.content !== 'none')
    const read = () =>
      looks.map(({ element, style }) =>
        [...style].map((name) => `${element.className} ${name}: ${style.getPropertyValue(name)}`),
      )
    const before = read()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return read()
      .flatMap((look, at) => look.filter((value, name) => value !== before[at]?.[name]))
      .slice(0, 20)
  }, rules)
}

for (const name of ['home', 'video', 'article', 'shade'] as const) {
  test(`the rules that stand in a page (${name}) are all that it needs, and those of others change nothing`, {
    tag: '@full',
  }, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Pages stay asleep, so that nothing but the rules changes them.
    await holdRequests(page, '**/assets/later-*.css')
    await page.goto(pages[name])
    await page.locator('html[data-fonts]').waitFor()
    const address = await page.locator('link[rel=x-stylesheet]').getAttribute('href')
    const rules = await (await request.get(address ?? '')).text()
    expect(await changesBy(page, rules)).toEqual([])
  })
}
