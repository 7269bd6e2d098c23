import type { Page } from '@playwright/test'
import type { Platforms } from './player-platforms.ts'

/** Where the site looks for the platforms of lessons. */
const hosts = /^https:\/\/(?:www\.youtube-nocookie\.com|rutube\.ru|vkvideo\.ru)\//

/** Lets the stand-in answer for every platform, under the platforms' own addresses. */
export async function standInForPlatforms(page: Page, platforms: Platforms): Promise<void> {
  await page.route(hosts, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${platforms.origin}${pathname}${search}` }) })
  })
}
