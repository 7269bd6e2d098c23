import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const answer = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('first time, half grey: verdict, boxes, minutes, the test and how it looks', async ({ page }) => {
    await page.goto('/shade')
    await answer(page, 'level', '6').check()
    await answer(page, 'grey', '50').check()
    await answer(page, 'wish', 'cover-grey').check()
    await page.getByRole('button', { name: 'Показать, что получится' }).click()
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=cover-grey#result')
    await expect(verdict(page)).toHaveText(/Получится/)
    await expect(page.getByText(/^Держать\s35\sминут/).first()).toBeVisible()
    await expect(page.getByText(/За\s48\sчасов сделайте тест/).first()).toBeVisible()
    await expect(page.getByText(/^До: уровень 6, седины половина/).first()).toBeVisible()
  })

  test('a reaction closes the search, and the address knows nothing of it', async ({ page }) => {
    await page.goto('/shade?level=6&grey=50&wish=6-0')
    await answer(page, 'safety', 'reaction-dye').check()
    await page.getByRole('button', { name: 'Учесть' }).click()
    await expect(verdict(page)).toHaveText('Нельзя')
    await expect(page).toHaveURL('/shade?level=6&grey=50&wish=6-0#result')
    await expect(answer(page, 'safety', 'reaction-dye')).toBeChecked()
    await expect(page.getByText(/^Держать/)).toHaveCount(0)
  })

  test('only what concerns the chosen hair is asked', async ({ page }) => {
    await page.goto('/shade')
    await expect(answer(page, 'hairLevel', '4')).toBeHidden()
    await answer(page, 'hair', 'colored').check()
    await expect(answer(page, 'hairLevel', '4')).toBeVisible()
    await expect(answer(page, 'hairTone', '4')).toBeVisible()
    await expect(answer(page, 'strandTest', 'clean')).toBeHidden()
  })
})

test('copper on level 5 is answered at once, and health goes nowhere', async ({ page }) => {
  await openAwake(page, '/shade')
  await answer(page, 'level', '5').check()
  await answer(page, 'wish', 'copper').check()
  await page.getByRole('button', { name: 'Показать, что получится' }).click()
  await expect(verdict(page)).toHaveText(/Получится/)
  await expect(page.getByRole('heading', { name: /^5.*4\sМедь|^5.?-.?4/ }).first()).toBeVisible()
  await expect(page).toHaveURL('/shade?level=5&wish=copper')

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await answer(page, 'safety', 'pregnancy').check()
  await expect(page.getByText(/сначала спросите своего врача/).first()).toBeVisible()
  await answer(page, 'safety', 'reaction-dye').check()
  await expect(verdict(page)).toHaveText('Нельзя')
  expect(asked.filter((request) => /shade|safety|reaction/.test(request))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /reaction|pregnancy/,
  )
})

test('black dye that shall become blond is left to a master; Back leads to the answers before', async ({
  page,
}) => {
  await openAwake(page, '/shade?level=4&hair=colored&hairLevel=1&wish=blond')
  await expect(verdict(page)).toHaveText('Только у мастера')
  await expect(page.getByText(/Краска не\sосветляет краску/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Спросить колориста' }).click()
  await expect(page.getByRole('textbox', { name: /вопрос/i }).first()).toHaveValue(
    /Окрашена краской.*В блонд/,
  )
  await page.goBack()
  await expect(verdict(page)).toHaveText('Только у мастера')
})

test('lightened hair that shall become dark is told of the filling', async ({ page }) => {
  await openAwake(page, '/shade?level=5&hair=lightened&hairLevel=9&hairBy=powder&wish=5-0')
  await expect(verdict(page)).toHaveText('Только у мастера')
  await expect(page.getByText(/без\sтёплой подложки/).first()).toBeVisible()
})

test('answers are remembered on the device until they are forgotten', async ({ page }) => {
  await openAwake(page, '/shade?level=6&grey=50&wish=6-0')
  await page.getByRole('button', { name: 'Запомнить на этом устройстве' }).click()
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
  const submit = page.getByRole('button', { name: 'Показать, что получится' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Выберите оттенок')
  await expect(page.locator('#answer-wish')).toBeFocused()
})

test('from the page of a shade one comes to it on one’s own hair', async ({ page }) => {
  await openAwake(page, '/shades/6-0')
  await page.getByRole('link', { name: 'На моих волосах' }).click()
  await expect(page).toHaveURL('/shade?wish=6-0')
  await expect(answer(page, 'wish', '6-0')).toBeChecked()
})

for (const address of ['/shade', '/shade?level=5&grey=75&wish=copper']) {
  test(`axe finds nothing at ${address}`, async ({ page }) => {
    await page.goto(address)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}
