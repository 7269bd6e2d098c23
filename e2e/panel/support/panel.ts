import { expect, type Locator, type Page } from '@playwright/test'
import { expectToFit } from '../../support/checks.ts'
import { widths } from '../../support/pages.ts'

/**
 * Waits until the panel's scripts have taken over an element, and gives it back: input before that is lost. React
 * leaves a mark of its own on every element it looks after.
 */
export async function awake(element: Locator): Promise<Locator> {
  await expect(async () => {
    const isAwake = await element.evaluate((node) =>
      Object.keys(node).some((name) => name.startsWith('__reactProps')),
    )
    expect(isAwake).toBe(true)
  }).toPass()
  return element
}

export const description = (page: Page) => page.getByLabel('Краткое описание')

/** Opens the form of an article and waits until it can be written in. */
export async function openArticle(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/collections/articles/${id}`)
  await awake(description(page))
  // The editor of long texts comes as a part of its own.
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
}

/** Goes to the list of articles by the path above the form. */
export const leaveToArticles = (page: Page) => page.getByRole('link', { name: 'Статьи' }).last().click()

export const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click()
export const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать изменения' }).click()

/**
 * Nothing on a page of the panel is wider than the screen, once its menu is out of the way: a script slides that aside where there is no
 * room. A window that is made narrow while the page wakes has its menu opened again, so the page is loaded in a narrow one.
 */
export async function expectPanelToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: Math.min(...widths), height: 900 })
  await page.reload()
  const withoutMenu = page.locator('.template-default--nav-hydrated:not(.template-default--nav-open)')
  await expectToRest(page, withoutMenu)
  await expectToFit(page)
  // The widest window brings the menu back, which pushes the page aside: a click meanwhile would miss.
  await expectToRest(page, page.locator('.template-default--nav-open'))
}

/** Waits until the panel looks as described and nothing in it moves. */
async function expectToRest(page: Page, template: Locator): Promise<void> {
  await expect(template).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}
