import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { watchCounts } from './support/counts.ts'
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

test('finds while somebody types, and arrows and Enter open what is chosen', async ({ page }) => {
  const counts = await watchCounts(page)
  await open(page)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('6-46')
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(optionsOf(page).first()).toContainText(/6\S*46/)
  await page.keyboard.press('ArrowUp')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await optionsOf(page).last().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shades/6-46')
  await expect(dialogOf(page)).toBeHidden()
  expect(counts).toEqual(['search 6-46', 'search-pressed 6-46'])
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(dialogOf(page)).toBeHidden()
})

test('Home and End move in the text, Escape empties it first and closes then', async ({ page }) => {
  await open(page)
  await page.keyboard.type('седина')
  await optionsOf(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  expect(await fieldOf(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(fieldOf(page)).toHaveValue('')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
})

test('Enter without a choice leads to all that was found, and says aloud how much that is', async ({
  page,
}) => {
  await watchCounts(page)
  await open(page)
  await page.keyboard.type('корни')
  await expect(dialogOf(page).getByRole('status')).toHaveText(/Наш(лось|ёлся) \d+/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('корни')}`)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('another query on the page of the search begins at its top', async ({ page }) => {
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

test('an answer on the page at hand is unfolded, and the keyboard goes on from there', async ({ page }) => {
  await watchCounts(page)
  await open(page, '/')
  await page.keyboard.type('покрасить бороду')
  await page.getByRole('option', { name: /камуфляжем/ }).click()
  await expect(page).toHaveURL(/\/#faq-\d+$/)
  const answer = page.locator('details[id^=faq-]').filter({ hasText: /камуфляжем/ })
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
  await expect(answer.locator('summary')).toBeFocused()
})

for (const [name, press] of [
  ['«/»', (page: Page) => page.keyboard.press('/')],
  // By the place of the key: this one writes a point on a Russian keyboard.
  [
    '«/» of a Russian keyboard',
    (page: Page) =>
      page.evaluate(() => {
        const init = { key: '.', code: 'Slash', bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', init))
      }),
  ],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['⌘K', (page: Page) => page.keyboard.press('Meta+k')],
] as const) {
  test(`${name} opens it, and types nothing`, async ({ page }) => {
    await openAwake(page, '/privacy')
    await press(page)
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('')
  })
}

test('«/» that is typed in a field stays a sign, below another popup nothing opens, and it can be taken away', async ({
  page,
}) => {
  await openAwake(page, '/ask')
  const name = page.getByLabel(texts.forms.feedback.name.label)
  await name.press('/')
  await expect(name).toHaveValue('/')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.feedback }).click()
  await expect(page.getByRole('dialog', { name: texts.popups.feedback.title })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialogOf(page)).toBeHidden()
  await open(page)
  await page.getByRole('checkbox', { name: labels.slashKey }).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('checkbox', { name: labels.slashKey })).not.toBeChecked()
})

test('a page that comes while the search is opening does not keep the focus from its field', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
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

test('queries that led somewhere are offered again on this device, and can be forgotten', async ({
  page,
}) => {
  await watchCounts(page)
  await open(page)
  await page.keyboard.type('борода')
  await optionsOf(page).first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByText(labels.recent)).toBeHidden()
  for (const query of ['седина', 'корни']) {
    await fieldOf(page).fill(query)
    await optionsOf(page).first().click()
    await expect(dialogOf(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(fieldOf(page)).toBeFocused()
  }
  const recent = dialogOf(page).getByRole('listitem')
  await expect(recent.filter({ hasText: /седина|корни/ })).toHaveText([/корни/, /седина/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Убрать из недавних: корни' }).click()
  await page.getByRole('button', { name: 'седина', exact: true }).click()
  await expect(fieldOf(page)).toHaveValue('седина')
  await expect(fieldOf(page)).toBeFocused()
  await optionsOf(page).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: labels.forgetAll }).click()
  await expect(page.getByText(labels.recent)).toBeHidden()
  await expect(fieldOf(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('recent-queries'))).toBeNull()
})

test('an answer that is late for its query is dropped', async ({ page }) => {
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/search-hits?q=%D1%81%D0%B5%D0%B4', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/search-hits/)
  await page.keyboard.type('сед')
  await asked
  await fieldOf(page).fill('борода')
  await expect(optionsOf(page).filter({ hasText: /бород/i }).first()).toBeVisible()
  release()
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).filter({ hasText: /бород/i }).first()).toBeVisible()
})

test('a query that found nothing is counted when its answer has been read, and one whose results nobody opened', async ({
  page,
}) => {
  await page.clock.install()
  const counts = await watchCounts(page)
  await open(page)
  await page.keyboard.type('фывапролдж')
  await expect(page.getByRole('button', { name: labels.ask })).toBeVisible()
  await page.clock.fastForward(3000)
  await expect.poll(() => counts).toEqual(['search-empty фывапролдж'])
  await fieldOf(page).fill('корни')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.clock.fastForward(3000)
  await dialogOf(page).getByRole('button', { name: labels.close }).click()
  await expect.poll(() => counts).toEqual(['search-empty фывапролдж', 'search корни'])
})

test('where nothing is found there are topics, and the query goes into a question', async ({ page }) => {
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

test('without the API it says so, and searches again on a press', async ({ page, expectedConsole }) => {
  expectedConsole.push(/503/)
  await open(page)
  let isAway = true
  await page.route('**/search-hits?*', (route) =>
    isAway ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.keyboard.type('седина')
  await expect(dialogOf(page).getByRole('alert')).toHaveText(search.unavailable)
  await expectAccessible(page)
  isAway = false
  await page.getByRole('button', { name: labels.retry }).click()
  await expect(optionsOf(page).first()).toBeVisible()
})

test('without a network it says so, and goes on when there is one', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/)
  await open(page)
  await context.setOffline(true)
  await page.keyboard.type('седина')
  await expect(dialogOf(page).getByText(texts.errors.offline.title)).toBeVisible()
  await context.setOffline(false)
  await expect(optionsOf(page).first()).toBeVisible()
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
    await expectToFit(page)
    await expectAccessible(page)
  }
})
