/** Where tests look on a page. */
import type { Page } from '@playwright/test'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

export const dialog = (page: Page) => page.getByRole('dialog')

export const inBanner = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name })

export const inFooter = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name })
