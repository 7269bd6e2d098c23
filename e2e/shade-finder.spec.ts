import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectSamePage, noNetwork, noteThisPage, saveData } from './support/offline.ts'
import { test } from './support/test.ts'

const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const answer = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)
const answered = '/shade?level=6&grey=50&wish=6-0'
const submit = (page: Page) => page.getByRole('button', { name: 'Показать, что получится' })
const stale = (page: Page) => page.getByText(/Ответы\sизменились/)
const step = (page: Page, name: string) => page.locator('summary', { hasText: name }).first()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('first time, half grey: verdict, boxes, minutes, the test and how it looks', async ({ page }) => {
    await page.goto('/shade')
    await answer(page, 'level', '6').check()
    await answer(page, 'grey', '50').check()
    await answer(page, 'wish', 'cover-grey').check()
    await submit(page).click()
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=cover-grey#result')
    await expect(verdict(page)).toHaveText(/Получится/)
    await expect(page.getByText(/^Держать\s35\sминут/).first()).toBeVisible()
    await expect(page.getByText(/За\s48\sчасов сделайте тест/).first()).toBeVisible()
    await expect(page.getByText(/^До: уровень 6, седины половина/).first()).toBeVisible()
  })

  test('a reaction closes the search, and the address knows nothing of it', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/shade?level=6&grey=50&wish=6-0')
    await answer(page, 'safety', 'reaction-dye').check()
    await page.getByRole('button', { name: 'Учесть' }).click()
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=6-0#result')
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
    await expect(page.getByText(/^Держать/)).toHaveCount(0)
  })

  test('only what concerns the chosen hair is asked', { tag: '@full' }, async ({ page }) => {
    await page.goto('/shade')
    await expect(answer(page, 'hairLevel', '4')).toBeHidden()
    await answer(page, 'hair', 'colored').check()
    await expect(answer(page, 'hairLevel', '4')).toBeVisible()
    await expect(answer(page, 'hairTone', '4')).toBeVisible()
    await expect(answer(page, 'strandTest', 'clean')).toBeHidden()
  })
})

test('copper on level 5 is answered at once, and health goes nowhere', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', '5').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(verdict(page)).toHaveText(/Получится/)
  await expect(page.getByRole('heading', { name: /^5.*4\sМедь|^5.?-.?4/ }).first()).toBeVisible()
  await expect(page).toHaveURL('/shade?level=5&wish=copper')

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isOfFinder = pathname === '/shade' || pathname === '/shade.data'
    const tellsOfHealth = /safety|reaction|pregnancy/.test(search + (request.postData() ?? ''))
    if (isOfFinder || tellsOfHealth) asked.push(request.url())
  })
  await answer(page, 'safety', 'pregnancy').check()
  await expect(page.getByText(/сначала\sспросите\sсвоего\sврача/).first()).toBeVisible()
  await answer(page, 'safety', 'reaction-dye').check()
  await expect(verdict(page)).toHaveText('Нельзя')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /reaction|pregnancy/,
  )
})

test('black dye that shall become blond is left to a master; Back leads to the answers before', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/shade?level=4&hair=colored&hairLevel=1&wish=blond')
  await expect(verdict(page)).toHaveText('Только у мастера')
  await expect(page.getByText(/Краска\sне\sосветляет\sкраску/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Спросить колориста' }).click()
  await expect(page.getByRole('textbox', { name: /вопрос/i }).first()).toHaveValue(
    /Окрашена краской.*В блонд/,
  )
  await page.goBack()
  await expect(verdict(page)).toHaveText('Только у мастера')
})

test('lightened hair that shall become dark is told of the filling', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shade?level=5&hair=lightened&hairLevel=9&hairBy=powder&wish=5-0')
  await expect(verdict(page)).toHaveText('Только у мастера')
  await expect(page.getByText(/без\sтёплой\sподложки/).first()).toBeVisible()
})

test('before there is an answer, its place on a wide screen says what it will hold', {
  tag: '@full',
}, async ({ page }) => {
  const promise = page.getByRole('heading', { name: 'Здесь будет ответ' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/shade')
  await expect(promise).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(promise).toBeInViewport()
  await answer(page, 'level', '5').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(verdict(page)).toHaveText(/Получится/)
  await expect(promise).toHaveCount(0)
})

test('answers are remembered on the device until they are forgotten', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shade?level=6&grey=50&wish=6-0')
  await page.getByRole('button', { name: /Запомнить\sна\sэтом\sустройстве/ }).click()
  await page.goto('/shade')
  await page.getByRole('region', { name: 'Запомненные ответы' }).getByRole('link').click()
  await expect(page).toHaveURL(/level=6&grey=50&wish=6-0/)
  await page.getByRole('button', { name: 'Забыть все' }).click()
  await expect(page.getByRole('region', { name: 'Запомненные ответы' })).toBeHidden()
})

test('a mistake is led to, by keyboard too', async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', '6').focus()
  await page.keyboard.press('Space')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Выберите оттенок')
  await expect(page.locator('#answer-wish')).toBeFocused()
})

test('from the page of a shade one comes to it on one’s own hair', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shades/6-0')
  await page.getByRole('link', { name: 'На моих волосах' }).click()
  await expect(page).toHaveURL('/shade?wish=6-0')
  await expect(answer(page, 'wish', '6-0')).toBeChecked()
})

/** Keeps the palette on its way until the returned function is called. */
async function holdPalette(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/shade-data', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('a tick that wakes the page counts', async ({ page }) => {
  await saveData(page)
  await page.goto(answered)
  await answer(page, 'safety', 'reaction-dye').check()
  await expect(verdict(page)).toHaveText('Нельзя')
})

test('a change that is not complete leaves the answer, marked, and is no mistake', { tag: '@full' }, async ({
  page,
}) => {
  await openAwake(page, answered)
  await step(page, 'Длина').click()
  await answer(page, 'hair', 'colored').check()
  await expect(stale(page)).toBeVisible()
  await expect(verdict(page)).toHaveText('Получится дома')
  await expect(page.getByText('Поправьте, пожалуйста')).toHaveCount(0)
  await answer(page, 'hairLevel', '4').check()
  await expect(verdict(page)).toHaveText('Только у мастера')
  await expect(stale(page)).toHaveCount(0)
})

test('«Подбор оттенка» begins with unfolded questions on a page with an answer too', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, answered)
  await expect(answer(page, 'level', '6')).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подбор оттенка' }).click()
  await expect(page).toHaveURL('/shade')
  await expect(answer(page, 'level', '6')).toBeVisible()
})

test('Back leads to the answer that was asked for, not to each change after it', async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', '6').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(page).toHaveURL('/shade?level=6&wish=copper')
  await answer(page, 'level', '5').check()
  await answer(page, 'level', '4').check()
  await expect(page).toHaveURL('/shade?level=4&wish=copper')
  await page.goBack()
  await expect(page).toHaveURL('/shade?level=6&wish=copper')
  await expect(answer(page, 'level', '6')).toBeChecked()
  await expect(verdict(page)).toBeVisible()
})

test('a wrong value in a folded question is no mistake', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', '6').check()
  await answer(page, 'hair', 'colored').check()
  await page.getByLabel('Сколько отросло').fill('два')
  await answer(page, 'hair', 'natural').check()
  await page.locator('summary', { hasText: 'Оттенок из палитры' }).click()
  await answer(page, 'wish', '6-0').check()
  await submit(page).click()
  await expect(verdict(page)).toHaveText(/Получится/)
})

test('a strand that has reacted stays to be seen, and to be changed, as long as it decides', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/shade?level=6&hair=henna&hairLevel=5&strandTest=reacted&wish=4-0')
  await step(page, 'Длина').click()
  await answer(page, 'hair', 'natural').check()
  await expect(verdict(page)).toHaveText('Нельзя')
  await answer(page, 'strandTest', 'none').check()
  await expect(verdict(page)).not.toHaveText('Нельзя')
})

test('the verdict that one is led to is seen from its beginning', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/shade?level=5&wish=copper')
  await submit(page).click()
  const box = await page.locator('#result-title').locator('..').boundingBox()
  const header = await page.locator('body > header').boundingBox()
  if (!box || !header) throw new Error('There is no verdict')
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
})

test('a visitor who does not know the level is led to how to see it', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', 'unknown').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(page.locator('#answer-help')).toBeFocused()
})

test.describe('while the palette is on its way', () => {
  test('the first press leads to the answer when it comes', async ({ page }) => {
    const release = await holdPalette(page)
    await openAwake(page, '/shade')
    await answer(page, 'level', '5').check()
    await answer(page, 'wish', 'copper').check()
    await submit(page).click()
    release()
    await expect(verdict(page)).toHaveText(/Получится/)
    await expect(page.locator('#result-title')).toBeFocused()
  })

  test('ticks take the verdict away at once, and nothing that is answered meanwhile is lost', {
    tag: '@full',
  }, async ({ page }) => {
    const release = await holdPalette(page)
    await openAwake(page, answered)
    await answer(page, 'safety', 'pregnancy').check()
    await expect(page.getByText(/Учитываем\sто,\sчто\sвы\sотметили/)).toBeVisible()
    await expect(page.getByText('Получится дома')).toHaveCount(0)
    await answer(page, 'safety', 'reaction-dye').check()
    await step(page, 'Корни').click()
    await answer(page, 'level', '7').check()
    release()
    await expect(page).toHaveURL('/shade?level=7&grey=50&wish=6-0')
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(answer(page, 'safety', 'pregnancy')).toBeChecked()
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
  })
})

test.describe('when the palette does not come', () => {
  test.beforeEach(async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource|ERR_FAILED/)
    await page.route('**/shade-data', (route) => route.abort())
  })

  test('no verdict stands beside a tick that is not counted, and «Учесть» asks the server', async ({
    page,
  }) => {
    await openAwake(page, answered)
    await answer(page, 'safety', 'reaction-dye').check()
    await expect(page.getByRole('alert').filter({ hasText: /Отмеченное\sпока\sне\sучтено/ })).toBeVisible()
    await expect(page.getByText('Получится дома')).toHaveCount(0)
    await expect(page.getByText(/^Держать/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Учесть' }).click()
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(page).toHaveURL(`${answered}#result`)
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
  })

  test('a tick that is taken back asks the server too', { tag: '@full' }, async ({ page }) => {
    await openAwake(page, answered)
    await answer(page, 'safety', 'reaction-dye').check()
    await answer(page, 'safety', 'reaction-dye').uncheck()
    await page.getByRole('button', { name: 'Учесть' }).click()
    await expect(page).toHaveURL(`${answered}#result`)
    await expect(verdict(page)).toHaveText('Получится дома')
  })

  test('a press asks the server', { tag: '@full' }, async ({ page }) => {
    await openAwake(page, '/shade')
    await answer(page, 'level', '5').check()
    await answer(page, 'wish', 'copper').check()
    await submit(page).click()
    await expect(page).toHaveURL('/shade?level=5&wish=copper#result')
    await expect(verdict(page)).toHaveText(/Получится/)
  })

  test('other answers about hair take the ticks with them to the server', { tag: '@full' }, async ({
    page,
  }) => {
    await openAwake(page, answered)
    await answer(page, 'safety', 'reaction-dye').check()
    await step(page, 'Корни').click()
    await answer(page, 'level', '7').check()
    await submit(page).click()
    await expect(page).toHaveURL('/shade?level=7&grey=50&wish=6-0#result')
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
  })
})

test('a palette for another build is left to the server', { tag: '@full' }, async ({ page }) => {
  await page.route('**/shade-data', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), version: 0 } })
  })
  await openAwake(page, '/shade')
  await answer(page, 'level', '5').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(page).toHaveURL('/shade?level=5&wish=copper#result')
  await expect(verdict(page)).toHaveText(/Получится/)
})

test('without a network a press waits for it, and the page stays', { tag: '@full' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload/)
  await openAwake(page, '/shade')
  await noteThisPage(page)
  await page.context().setOffline(true)
  await answer(page, 'level', '5').check()
  await answer(page, 'wish', 'copper').check()
  await submit(page).click()
  await expect(page.locator('#shade-answers').getByText(noNetwork)).toBeVisible()
  await expectSamePage(page)
  await page.context().setOffline(false)
  await expect(verdict(page)).toHaveText(/Получится/)
  await expectSamePage(page)
})

for (const address of ['/shade', '/shade?level=5&grey=75&wish=copper']) {
  test(`axe finds nothing at ${address}`, async ({ page }) => {
    await page.goto(address)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}
