import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes attributes and void elements in its own, valid way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // HTML does not tell large letters from small ones in names of attributes; React writes some in camel case.
    'attr-case': 'off',
    // Several ticks give one list of values.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles come from this very server.
    'require-sri': 'off',
    // The slides of the carousel stand before the page's own heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Titles of articles are as long as editors make them.
    'long-title': 'off',
  },
})

for (const [name, path] of Object.entries(pages)) {
  test.describe(`page: ${name}`, () => {
    test('is valid HTML', async ({ request }) => {
      const html = await (await request.get(path)).text()
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${ruleId} ${message} ${line}`),
        ),
      ).toEqual([])
    })

    test('axe finds nothing', async ({ page }) => {
      await openAwake(page, path)
      await expectAccessible(page)
    })

    test('never scrolls sideways', async ({ page }) => {
      await page.goto(path)
      await expectToFit(page)
    })

    test('has title, description, canonical address and one h1', async ({ page, baseURL }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(/Прядь/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
      // The finder has countless answers: search engines keep the page with its questions.
      const canonical = path.startsWith('/shade?') ? '/shade' : path
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/)
      await expect(page.locator('h1')).toHaveCount(1)
    })
  })
}
