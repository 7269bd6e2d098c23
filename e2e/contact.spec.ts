import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { openForm } from './support/question-form.ts'
import { test } from './support/test.ts'
import { contacts } from './support/texts.ts'

const mailto = `mailto:${contacts.email}`

test('somebody who would rather write a letter finds the address at the form and at the foot', async ({
  page,
}) => {
  await openAwake(page, '/ask')
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.getByRole('link', { name: contacts.email })).toHaveAttribute('href', mailto)
  await openAwake(page, '/')
  await expect(page.locator('#ask').getByRole('link', { name: contacts.email })).toBeVisible()
})

test('the popup with the form names the address, too', async ({ page }) => {
  const dialog = await openForm(page)
  await expect(dialog.getByRole('link', { name: contacts.email })).toHaveAttribute('href', mailto)
})
