import type { Page } from '@playwright/test'

/** The counts of a page, as «name key»; none of them reaches the server. */
export async function watchCounts(page: Page): Promise<string[]> {
  const counts: string[] = []
  await page.route('**/count', async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    counts.push(`${sent.get('name')} ${sent.get('key')}`)
    await route.fulfill({ status: 204 })
  })
  return counts
}
