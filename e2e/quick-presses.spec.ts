import { expect, type Locator } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { dialog, inFooter } from './support/places.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('on a phone, help and shops that sell a shade are one press away, a shade for grey hair three', async ({
  page,
}) => {
  const palette = page.locator('#products')
  const strand = palette.getByRole('link', { name: /^6-0\s/ })
  const main = page.getByRole('main')
  /** Presses one thing after another, from the main page on. */
  async function press(...targets: Locator[]) {
    await openAwake(page, '/')
    for (const target of targets) await target.tap()
  }

  await press(inFooter(page, /Плохо после краски/))
  await expect(page).toHaveURL('/help')
  await expect(main.getByRole('link', { name: 'Позвонить 103' }).first()).toHaveAttribute('href', 'tel:103')
  for (const words of [/Краска попала в\sглаз/, /Горит или\sчешется кожа/, /Опухает лицо/])
    await expect(main.getByRole('heading', { name: words })).toBeVisible()
  const warning = page.getByRole('contentinfo').getByText(texts.footer.disclaimer.slice(0, 20))
  await expect(warning, 'large enough to read').toHaveCSS('font-size', '15px')

  await press(palette.getByRole('link', { name: products.buy }).first())
  await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
  await closePopup(page)

  await press(
    palette.getByRole('link', { name: texts.common.allShades }),
    palette.getByRole('link', { name: products.coversGrey, exact: true }),
    strand,
  )
  await expect(page).toHaveURL(/\/shades\?grey=covers#/)
  await expect(palette.getByRole('heading', { name: /^6-0/ })).toBeVisible()
  await expect(palette.getByText(/^Держите\s35\sминут/)).toBeVisible()
})
