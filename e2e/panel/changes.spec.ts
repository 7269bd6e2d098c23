import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/test.ts'

/** Pages are requested often; the contract tests of the cms check how soon they change. */
const often = { intervals: [100] }

/** Takes one row by its handle and lets it go above another. */
async function drag(page: Page, taken: Locator, target: Locator): Promise<void> {
  const [from, to] = [await taken.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('topics dragged into another order in the panel stand in it on the site', {
  tag: '@full',
}, async ({ page, editor, visitor }) => {
  const names = async () =>
    (await editor.all<{ name: string }>('tags', 'sort=_order')).slice(0, 3).map(({ name }) => name)
  const [first, second, third] = await names()
  await page.goto('/admin/collections/tags')
  const handles = page.getByRole('table').locator('.sort-row')
  await expect(handles.nth(2)).toBeVisible()
  await drag(page, handles.nth(2), handles.nth(0))
  await expect.poll(names, often).toEqual([third, first, second])
  const isFirst = async () => {
    const html = (await (await visitor.request.get('/')).text()).replaceAll('\u00a0', ' ')
    return html.indexOf(`>${third}<`) < html.indexOf(`>${first}<`)
  }
  await expect.poll(isFirst, often).toBe(true)
})
