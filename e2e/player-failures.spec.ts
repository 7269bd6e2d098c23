import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './support/player-harness.ts'
import { atPlatforms, lesson, texts, watch } from './support/player-watch.ts'

/** From the moment the visitor may start the lesson, time passes only when the test says so. */
async function startInStoppedTime(page: Page, url: string) {
  await page.clock.install({ time: 0 })
  await page.goto(url)
  const { agree } = watch(page)
  await expect(agree).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  await agree.click()
}

test.describe('a lesson that does not load', () => {
  // A frame that did not load cannot receive the greeting.
  test.use({ expectedConsole: [/Failed to load resource|Failed to execute 'postMessage'/] })

  test('says so, leads to the file, and loads when asked again', async ({ page, harness }) => {
    let isBroken = true
    await page.route('**/*.mp4', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.fallback()))
    await page.goto(harness.pageUrl(lesson))
    const { error, retry, player, start, expectState, expectStates } = watch(page)
    await expect(error).toContainText(texts.error)
    const link = error.getByRole('link', { name: texts.direct })
    await expect(link).toHaveAttribute('href', lesson.src)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const { violations } = await new AxeBuilder({ page }).include('[data-state]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    isBroken = false
    await retry.click()
    await expectState('cued')
    await expect(error).toHaveCount(0)
    await expect(player).toBeFocused()
    await start.click()
    await expectStates('5 1')
  })

  test('has no link to an address that leads nowhere', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, src: 'javascript:alert(1)' }))
    const { error } = watch(page)
    await expect(error).toContainText(texts.error)
    await expect(error.getByRole('link')).toHaveCount(0)
  })

  for (const { provider, src } of atPlatforms) {
    test(`${provider}: the frame does not load, then it does`, async ({ page, harness }) => {
      let isBroken = true
      await page.route(/\/(?:embed|video_ext)/, (route) => (isBroken ? route.abort() : route.fallback()))
      const { player, agree, error, retry, expectStates } = watch(page)
      await page.clock.install()
      await page.goto(harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }))
      await agree.click()
      await expect(player.locator('iframe')).toHaveCount(1)
      await page.clock.runFor(10_000)
      await expect(error).toContainText(texts.error)
      isBroken = false
      await retry.click()
      await expectStates('5 1')
      await expect(error).toHaveCount(0)
    })
  }

  for (const { provider, src } of atPlatforms) {
    test(`${provider}: the player does not come within ten seconds, then comes`, async ({
      page,
      harness,
    }) => {
      let isBroken = true
      await page.route(/\/(?:embed|video_ext)/, (route) =>
        isBroken ? route.fulfill({ contentType: 'text/html', body: '' }) : route.fallback(),
      )
      const { player, error, retry, states } = watch(page)
      await startInStoppedTime(
        page,
        harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }),
      )
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(player.locator('iframe')).toHaveCount(1, { timeout: 500 })
      }).toPass()
      await page.clock.runFor(9000)
      await expect(error).toHaveCount(0)
      await page.clock.runFor(1000)
      await expect(error).toBeVisible()
      await expect(player.locator('iframe')).toHaveCount(0)

      isBroken = false
      await retry.click()
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(states).toHaveText(/^5 (?:3 )?1$/, { timeout: 500 })
      }).toPass()
      await page.clock.runFor(20_000)
      await expect(error).toHaveCount(0)
    })
  }
})
