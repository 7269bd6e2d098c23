import type { Page } from '@playwright/test'
import { type StubContent, someContent } from './stub-content.ts'
import { texts } from './texts.ts'

const { cookie } = texts.popups
const { site } = someContent()

/** Content of a site that counts its visitors: it asks them first. */
export const counted = countedBy({ gtmId: 'GTM-TEST' })

export function countedBy(analytics: Partial<StubContent['site']['analytics']>): Pick<StubContent, 'site'> {
  return { site: { ...site, analytics: { ...site.analytics, ...analytics } } }
}

/** The bar that asks. */
export const cookieBar = (page: Page) => page.getByRole('complementary', { name: cookie.title })

/**
 * Stands in for Yandex's script, which makes up for the calls that came before it, and hears every later one. It leaves what the real one
 * leaves in the browser.
 */
export async function standInForMetrica(page: Page): Promise<void> {
  const script = `
    window.heard = []
    const waiting = window.ym.a
    window.ym = (...call) => window.heard.push(call)
    for (const call of waiting) window.ym(...call)
    document.cookie = '_ym_uid=1; path=/'
    document.cookie = '_ym_d=1; path=/'
    localStorage.setItem('_ym_retryReqs', '{}')
    localStorage.setItem('_ym12345678_lsid', '1')`
  await page.route('https://mc.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** Stands in for the tag manager, whose container counts as its owner has set it up. */
export async function standInForTagManager(page: Page): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1.1.1; path=/'; document.cookie = '_ga_TEST=GS1; path=/'",
    }),
  )
}
