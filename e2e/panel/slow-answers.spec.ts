import { expect, type Page, type Request } from '@playwright/test'
import { description, openArticle } from './support/panel.ts'
import { test } from './support/test.ts'

const isAutosave = (request: Request) => request.url().includes('autosave=true')

/** Holds answers that change something, until they are released. */
async function holdAnswers(page: Page) {
  const held: { request: Request; release: () => void }[] = []
  let isHolding = true
  await page.route(/\/(api\/articles|admin)\//, async (route, request) => {
    if (isHolding && request.method() !== 'GET')
      await new Promise<void>((release) => held.push({ request, release }))
    await route.continue()
  })
  const release = (isMeant: (request: Request) => boolean) => {
    for (const one of held) if (isMeant(one.request)) one.release()
  }
  return {
    saves: () => held.filter(({ request }) => isAutosave(request)).length,
    releaseSaves: () => release(isAutosave),
    releaseAll: () => {
      isHolding = false
      release(() => true)
    },
  }
}

test('what is typed while the panel waits for answers stays in its field, is not said to be saved, and is stored, also from a callout', async ({
  page,
  editor,
}) => {
  const { id } = await editor.createArticle('Статья на медленной связи', 'draft')
  await openArticle(page, id)
  const body = page.locator('[data-field-path=body] [contenteditable=true]').first()
  await body.locator('> p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/врез')
  await page.locator('.slash-menu-popup__item').first().click()
  const callout = body.locator('[contenteditable=true]')
  await expect(callout).toBeVisible()
  const status = page.locator('.autosave')
  await expect(status).toHaveText(/Сохранено/)

  const answers = await holdAnswers(page)
  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Поздний заголовок')
  await expect.poll(answers.saves).toBe(1)
  await expect(status).toHaveText(/Сохранение/)
  await description(page).fill('Позднее описание')
  await callout.click()
  await page.keyboard.type('Сделайте тест за 48 часов.')
  const stored = async () => JSON.stringify(await editor.stored(id))
  answers.releaseSaves()
  await expect.poll(stored).toContain('Поздний заголовок')
  await expect(status).not.toHaveText(/Сохранено/, { useInnerText: true })
  const isAllStored = expect.stringMatching(/Позднее описание.*Сделайте тест за 48 часов\./)
  await expect
    .poll(() => {
      answers.releaseSaves()
      return stored()
    })
    .toEqual(isAllStored)

  answers.releaseAll()
  await expect(description(page)).toHaveValue('Позднее описание')
  await expect(callout).toHaveText('Сделайте тест за 48 часов.')
  await expect(status).toHaveText(/Сохранено/)
  await expect(status).toBeVisible()
})

test('after words in a callout, what was typed in the article before can be undone', async ({
  page,
  editor,
}) => {
  const { id } = await editor.createArticle('Статья с врезкой', 'draft')
  await openArticle(page, id)
  const body = page.locator('[data-field-path=body] [contenteditable=true]').first()
  await body.locator('> p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Лишние слова.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/врез')
  await page.locator('.slash-menu-popup__item').first().click()
  await body.locator('[contenteditable=true]').click()
  await page.keyboard.type('Сделайте тест')
  await body.locator('> p').first().click()
  await expect(async () => {
    await page.keyboard.press('Control+Z')
    await expect(body).not.toContainText('Лишние слова', { timeout: 300 })
  }).toPass()
})
