import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectSamePage, noNetwork, noteThisPage, saveData } from './support/offline.ts'
import { test } from './support/test.ts'

const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const answer = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)
const answered = '/shade?level=6&grey=50&wish=6-0'
const submit = (page: Page) => page.getByRole('button', { name: /^Показать(,|$)/ })
const count = (page: Page) => page.getByRole('button', { name: 'Учесть' })

/** The verdict, the shade and its facts are on the screen. */
async function expectAnswerInSight(page: Page, facts: readonly RegExp[]): Promise<void> {
  const answer = page.getByRole('region', { name: 'Что получится' })
  await expect(verdict(page)).toBeInViewport({ ratio: 1 })
  await expect(answer.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
  for (const fact of facts) await expect(answer.getByText(fact)).toBeInViewport({ ratio: 1 })
}

/** Unfolds all that a choice is folded into. */
async function unfold(page: Page, choice: Locator): Promise<void> {
  const folded = page.locator('details:not([open])', { has: choice })
  while ((await folded.count()) > 0) await folded.first().locator('> summary').click()
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  const choice = answer(page, name, value)
  await unfold(page, choice)
  await choice.check()
}

async function askForCopper(page: Page): Promise<void> {
  await choose(page, 'level', '5')
  await choose(page, 'wish', 'copper')
  await submit(page).click()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('only what concerns the chosen hair is asked; a head is seen before and after, and a reaction closes the search', async ({
    page,
  }) => {
    await page.goto('/shade')
    await expect(answer(page, 'hairLevel', '4')).toBeHidden()
    await choose(page, 'hair', 'colored')
    await expect(answer(page, 'hairLevel', '4')).toBeVisible()
    await expect(answer(page, 'hairTone', '4')).toBeVisible()
    await expect(answer(page, 'strandTest', 'clean')).toBeHidden()
    await choose(page, 'hair', 'henna')
    await choose(page, 'strandTest', 'reacted')
    // It decides about any hair, and so stays to be seen and changed.
    await choose(page, 'hair', 'natural')
    await choose(page, 'strandTest', 'none')
    await choose(page, 'level', '6')
    await choose(page, 'grey', '50')
    await choose(page, 'wish', 'cover-grey')
    await submit(page).click()
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=cover-grey#result')
    await expect(verdict(page)).toHaveText(/Получится/)
    await expect(page.getByText(/^Держать\s35\sминут/).first()).toBeVisible()
    const after = page.getByRole('img', { name: /^После\s/ }).first()
    await after.scrollIntoViewIfNeeded()
    await expect(after).toHaveJSProperty('naturalWidth', 480)
    // Nothing stands there that does not work.
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByText('Цвет со временем').first()).toBeHidden()
    await choose(page, 'safety', 'reaction-dye')
    await count(page).click()
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=cover-grey#result')
    await expect(answer(page, 'safety', 'reaction-dye')).toBeVisible()
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
  })
})

test('copper on level 5 is answered at once, is seen from its beginning, and health goes nowhere', async ({
  page,
}) => {
  const promise = page.getByRole('heading', { name: 'Здесь будет ответ' })
  await openAwake(page, '/shade')
  await expect(promise).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(promise).toBeHidden()
  await askForCopper(page)
  await expect(verdict(page)).toHaveText(/Получится/)
  await expect(promise).toHaveCount(0)
  const box = await verdict(page).boundingBox()
  const header = await page.locator('body > header').boundingBox()
  if (!box || !header) throw new Error('There is no verdict')
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(box.y).toBeLessThan(740 / 4)
  await expectAnswerInSight(page, [/^35\sмин$/, /^6\s%$/, /^1\sкоробка$/])
  await expect(page).toHaveURL('/shade?level=5&wish=copper')

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isOfFinder = pathname === '/shade' || pathname === '/shade.data'
    const tellsOfHealth = /safety|reaction|pregnancy/.test(search + (request.postData() ?? ''))
    if (isOfFinder || tellsOfHealth) asked.push(request.url())
  })
  await choose(page, 'safety', 'pregnancy')
  await expect(page.getByText(/^С\sучётом\sотметок:\s«Сначала\sспросите\sврача»/)).toBeInViewport()
  await expect(verdict(page)).toHaveText('Сначала спросите врача')
  await choose(page, 'safety', 'reaction-dye')
  await expect(verdict(page)).toHaveText('Нельзя')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /reaction|pregnancy/,
  )
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} px a shared link shows the answer on its first screen, and a changed answer does not move the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openAwake(page, '/shade?level=6&grey=50&wish=cover-grey')
    await expectAnswerInSight(page, [/^35\sмин$/, /^6\s%$/, /^1\sкоробка$/])
    await expect(page.getByRole('img', { name: /^После/ }).first()).toBeInViewport({ ratio: 0.9 })
    // From a shade to a refusal with a reason, which makes the answer higher.
    const blond = answer(page, 'wish', 'blond')
    await unfold(page, blond)
    await blond.scrollIntoViewIfNeeded()
    await blond.focus()
    const before = await blond.boundingBox()
    // By keyboard, since a press folds the question away.
    await blond.press('Space')
    await expect(verdict(page)).toHaveText('Только у мастера')
    const after = await blond.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2)
    if (width > 1000) await expect(verdict(page)).toBeInViewport({ ratio: 1 })
  })
}

test('Back leads from a question to its answers, and to the answer that was asked for, not to each change after it', async ({
  page,
}) => {
  await openAwake(page, '/shade')
  await askForCopper(page)
  await expect(page).toHaveURL('/shade?level=5&wish=copper')
  await choose(page, 'level', '6')
  await choose(page, 'level', '4')
  await expect(page).toHaveURL('/shade?level=4&wish=copper')
  await page.getByRole('link', { name: 'Спросить колориста' }).click()
  await expect(page.getByRole('textbox', { name: /вопрос/i }).first()).toHaveValue(/4 — каштановый.*В медь/)
  await page.goBack()
  await expect(page).toHaveURL('/shade?level=4&wish=copper')
  await expect(verdict(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/shade?level=5&wish=copper')
  await expect(answer(page, 'level', '5')).toBeChecked()
  await expect(verdict(page)).toBeVisible()
})

test('a tick that wakes the page counts', async ({ page }) => {
  await saveData(page)
  await page.goto(answered)
  await choose(page, 'safety', 'reaction-dye')
  await expect(verdict(page)).toHaveText('Нельзя')
})

test('when the palette does not come, the server answers a press, and «Учесть» about ticks', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|ERR_FAILED/)
  await page.route('**/shade-data', (route) => route.abort())
  await openAwake(page, '/shade')
  await askForCopper(page)
  await expect(page).toHaveURL('/shade?level=5&wish=copper#result')
  await expect(verdict(page)).toHaveText(/Получится/)
  await choose(page, 'safety', 'reaction-dye')
  await expect(page.getByRole('alert').filter({ hasText: /Отмеченное\sпока\sне\sучтено/ })).toBeVisible()
  await count(page).click()
  await expect(verdict(page)).toHaveText('Нельзя')
  await expect(page).toHaveURL('/shade?level=5&wish=copper#result')
  await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
})

test('without a network a press waits for it, and the page stays', { tag: '@full' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload/)
  await openAwake(page, '/shade')
  await noteThisPage(page)
  await page.context().setOffline(true)
  await askForCopper(page)
  await expect(page.locator('#shade-answers').getByText(noNetwork)).toBeVisible()
  await expectSamePage(page)
  await page.context().setOffline(false)
  await expect(verdict(page)).toHaveText(/Получится/)
  await expectSamePage(page)
})
