import { expect } from '@playwright/test'
import { dialog, inBanner, inFooter, title } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

test('without scripts articles, topics, answers and shops are within reach', async ({ page }) => {
  await page.goto('/')
  // A link within the page leads as far below the edge as it does with scripts.
  await page.locator('#lessons a[href="#products"]').press('Enter')
  await expect(page).toHaveURL('/#products')
  const top = async () => Math.round((await page.locator('#products').boundingBox())?.y ?? 0)
  await expect.poll(top).toBe(200)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/#products')
  await expect.poll(top).toBe(100)
  // The carousel is a strip that scrolls, without buttons that could do nothing.
  await expect(page.getByRole('button', { name: texts.carousel.next })).toBeHidden()
  await expect(page.getByText('Какой цвет выйдет у вас', { exact: true })).toBeAttached()
  const entry = page.locator('#faq details[id]').first()
  await entry.getByRole('heading').click()
  await expect(entry.locator('p').first()).toBeVisible()
  const shops = page.locator('#products').getByRole('link', { name: /Где купить/ })
  await shops.first().click()
  await expect(page).toHaveURL('/shops?ean=2007700000017')
  await expect(page.getByRole('link', { name: /Ozon/ })).toHaveAttribute('target', '_blank')
  await page.goBack()
  await page.getByRole('link', { name: texts.common.allQuestions }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('#faq details[id]').last()).toBeVisible()
  await inFooter(page, 'Палитра').click()
  await expect(page).toHaveURL('/shades')
  await shops.click()
  await expect(page).toHaveURL('/shops?ean=2007700000017')
  await inBanner(page, /Главная/).click()
  await page.getByRole('link', { name: 'Блонд', exact: true }).first().click()
  await expect(page).toHaveURL('/?tag=blond')
  await page.getByRole('link', { name: /Холодный блонд/ }).click()
  await expect(title(page)).toHaveText(/Холодный блонд/)
})

test('without scripts the menu of a phone opens, and lessons with a way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: texts.navigation.openMenu }).click()
  await page.getByRole('link', { name: 'Видеоуроки' }).first().click()
  await expect(page).toHaveURL('/video')
  const popup = dialog(page)
  for (const { link, slug } of [
    // The first lesson plays in its place with scripts only.
    { link: page.getByRole('link', { name: texts.sections.video.play }).first(), slug: 'test-na-allergiyu' },
    { link: page.getByRole('link', { name: /Смываем краску/ }), slug: 'smyvaem-krasku' },
  ]) {
    await link.click()
    await expect(page).toHaveURL(`/video?slug=${slug}`)
    await expect(popup.locator('video')).toBeVisible()
    await expect(popup.locator('track')).toHaveAttribute('src', /\.vtt$/)
    await expect(popup.getByRole('heading', { name: texts.popups.video.steps })).toBeVisible()
    await popup.getByRole('link', { name: texts.popups.video.close }).click()
    await expect(page).toHaveURL('/video')
    await expect(popup).toBeHidden()
  }
})
