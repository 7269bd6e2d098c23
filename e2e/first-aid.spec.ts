import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { help } = texts.footer

test.use({ viewport: { width: 360, height: 740 } })

test('each part of the first aid has in sight whom to call, on buttons that a shaking hand meets', async ({
  page,
}) => {
  await openAwake(page, '/help')
  const main = page.getByRole('main')
  const ids = await main.getByRole('heading', { level: 2 }).evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toContain('opuhaet-lico')
  for (const id of ids) {
    await openAwake(page, `/help#${id}`)
    const heading = main.locator(`#${id}`)
    await expect(heading).toBeInViewport({ ratio: 1 })
    for (const number of ['103', '112']) {
      const call = heading.locator(`xpath=following::a[@href="tel:${number}"][1]`)
      await expect(call).toBeInViewport({ ratio: 1 })
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  }
})

test('first aid is one press away where somebody may read who feels ill', async ({ page }) => {
  for (const path of [
    '/ask',
    '/articles/test-na-allergiyu-48-chasov',
    '/articles/oshibki-okrashivaniya-i-kak-ih-ispravit',
    '/?tag=bezopasnost',
    '/articles?tag=bezopasnost',
    '/shade?level=6&hair=metallic&wish=6-0',
  ]) {
    await page.goto(path)
    const line = page.getByRole('main').getByRole('paragraph').filter({ hasText: help })
    await expect(line.getByRole('link', { name: '112' }), path).toHaveAttribute('href', 'tel:112')
    await line.getByRole('link', { name: help }).click()
    await expect(page).toHaveURL('/help')
  }
})

test('the menu of a phone leads to first aid', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('button', { name: texts.navigation.openMenu }).click()
  await page
    .getByRole('navigation', { name: texts.navigation.menu })
    .getByRole('link', { name: help })
    .click()
  await expect(page).toHaveURL('/help')
})
