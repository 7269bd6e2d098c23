import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { watchCounts } from './support/counts.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { search } = texts.sections
const labels = texts.popups.search

const dialogOf = (page: Page) => page.getByRole('dialog', { name: labels.title })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: search.label })
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')
const openerOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: search.title })

async function open(page: Page, path = '/privacy') {
  await openAwake(page, path)
  await openerOf(page).click()
  await expect(fieldOf(page)).toBeFocused()
}

test('its key opens it and types nothing; Escape closes it, also with a query, and gives the focus back', async ({
  page,
}) => {
  const counts = await watchCounts(page)
  await openAwake(page, '/privacy')
  await openerOf(page).focus()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')
  await page.keyboard.type('6-46')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
  // Below another popup it stays closed.
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.feedback }).click()
  await expect(page.getByRole('dialog', { name: texts.popups.feedback.title })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialogOf(page)).toBeHidden()
  await closePopup(page)

  await openerOf(page).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('6-46')
  // Hits of the letters before would take the choice with them.
  await expect(fieldOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect(optionsOf(page).first()).toContainText(/6\S*46/)
  await page.keyboard.press('ArrowUp')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(optionsOf(page).last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shades/6-46')
  await expect(dialogOf(page)).toBeHidden()
  expect(counts.at(-1)).toBe('search-pressed 6-46')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(dialogOf(page)).toBeHidden()
})

test('an answer on the page at hand is unfolded, and the keyboard goes on from there', async ({ page }) => {
  await watchCounts(page)
  await open(page, '/faq')
  await page.keyboard.type('покрасить бороду')
  await page.getByRole('option', { name: /камуфляжем/ }).click()
  await expect(page).toHaveURL(/\/faq#faq-\d+$/)
  const answer = page.locator('details[id^=faq-]').filter({ hasText: /камуфляжем/ })
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
  await expect(answer.locator('summary')).toBeFocused()
})

test('its height does not depend on what is found, it fits every screen, and axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const place = async () => (await fieldOf(page).boundingBox())?.y
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await fieldOf(page).fill('')
    const before = await place()
    await fieldOf(page).fill('сколько держать краску')
    await optionsOf(page).first().waitFor()
    expect(await place()).toEqual(before)
  }
  await expectToFit(page)
  await expectAccessible(page)
})

test('another query on the page of the search begins at its top', { tag: '@full' }, async ({ page }) => {
  await watchCounts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, `/search?q=${encodeURIComponent('корни')}`)
  await page.evaluate(() => scrollTo(0, 600))
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('хна')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('хна')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('closed and called again in the same moment, it is open', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await dialogOf(page).evaluate(async (dialog) => {
    dialog.querySelector<HTMLElement>('[data-close]')?.click()
    // React is done with the press; of the closing the browser has not told yet, which it does in a task of its own.
    await null
    const init = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await expect(page.locator('#popup-search:modal')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
})

test('a page that comes while the search is opening does not keep the focus from its field', {
  tag: '@full',
}, async ({ page }) => {
  await open(page)
  await closePopup(page)
  await page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) throw new Error('The page has no heading')
    // As a new page does when it has come, here before the browser had a moment to make the dialog modal.
    const take = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('[role="combobox"]')) return
      removeEventListener('focusin', take)
      heading.tabIndex = -1
      heading.focus()
    }
    addEventListener('focusin', take)
    const init = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await expect(page.locator('#popup-search:modal')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
})

test('where nothing is found there are topics, and the query goes into a question', { tag: '@full' }, async ({
  page,
}) => {
  const counts = await watchCounts(page)
  await open(page)
  await page.keyboard.type('фывапролдж')
  await expect(page.getByText('По запросу «фывапролдж» ничего не нашлось').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: search.topics }).getByRole('link')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('button', { name: labels.ask }).click()
  const form = page.getByRole('dialog', { name: texts.popups.feedback.title })
  await expect(form.getByLabel(texts.forms.feedback.question.label)).toHaveValue('фывапролдж')
  expect(counts).toEqual(['search-empty фывапролдж'])
  await expect(dialogOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => history.state?.usr?.popups?.length ?? 0)).toBe(0)
})
