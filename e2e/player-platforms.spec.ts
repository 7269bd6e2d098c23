import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './support/player-harness.ts'
import { atPlatforms, lesson, texts, watch } from './support/player-watch.ts'

for (const { provider, src, name } of atPlatforms) {
  test.describe(`a lesson at ${name}`, () => {
    test('asks nothing of the platform before the visitor agrees', async ({ page, harness }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      await page.goto(
        harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin, seekTo: 20 }),
      )
      const { player, agree, outside, expectState } = watch(page)
      await expect(player).toContainText(texts.external.replace('{provider}', name))
      const { violations } = await new AxeBuilder({ page }).include('[data-state]').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      await outside('play').click()
      await outside('seek').click()
      expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
      await expect(player.locator('iframe')).toHaveCount(0)

      await agree.click()
      await expectState('playing')
      expect(asked).toContain(harness.platformsOrigin)
    })

    test('tells the same states as a file', async ({ page, harness }) => {
      await page.goto(
        harness.pageUrl({
          ...lesson,
          provider,
          src,
          platforms: harness.platformsOrigin,
          seekTo: 20,
          startAt: 7,
        }),
      )
      const { agree, player, frame, outside, seconds, expectState, expectStates } = watch(page)
      await agree.click()
      await expectState('playing')
      await expect(player.locator('iframe')).toHaveAttribute('title', lesson.title)
      await expect(player.locator('iframe')).toHaveAttribute('src', /(?:start|t)=7/)
      await outside('seek').click()
      await expect(seconds).toHaveText('20')
      await outside('pause').click()
      await expectState('paused')
      await outside('play').click()
      await expectState('playing')
      await frame.getByRole('button', { name: 'pause' }).click()
      await expectState('paused')
      await frame.getByRole('button', { name: 'play' }).click()
      await expectState('playing')
      await frame.getByRole('button', { name: 'end' }).click()
      await expectStates('5 1 2 1 2 1 0')
    })

    test('begins at the step the visitor chose before agreeing', async ({ page, harness }) => {
      await page.goto(
        harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin, seekTo: 20 }),
      )
      const { agree, outside, seconds, expectState } = watch(page)
      await expect(agree).toBeVisible()
      await outside('seek').click()
      await agree.click()
      await expectState('playing')
      await expect(seconds).toHaveText('20')
    })

    test('its error leads to its page, and another try plays it', async ({ page, harness }) => {
      await page.goto(harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }))
      const { player, agree, frame, error, retry, expectState, expectStates } = watch(page)
      await agree.click()
      await expectState('playing')
      await frame.getByRole('button', { name: 'fail' }).click()
      await expect(error).toContainText(texts.error)
      await expectState('unstarted')
      await expect(player.locator('iframe')).toHaveCount(0)
      await expect(error.getByRole('link', { name: texts.direct })).toHaveAttribute(
        'href',
        /^https:\/\/(?:www\.youtube\.com|rutube\.ru|vkvideo\.ru)\//,
      )
      await retry.click()
      await expectStates('5 1 -1 5 1')
    })

    test('hears only its own player', async ({ page, harness }) => {
      await page.goto(harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }))
      const { agree, states, expectState } = watch(page)
      await agree.click()
      await expectState('playing')
      const before = (await states.textContent()) ?? ''
      // The page itself, and a frame of another origin in it.
      await page.evaluate(async (strangerUrl) => {
        const isDone = new Promise<void>((resolve) => {
          window.addEventListener('message', ({ data, source }) => {
            if (source !== window) window.postMessage(data, '*')
            else if (data === 'done') resolve()
          })
        })
        const stranger = document.createElement('iframe')
        stranger.src = strangerUrl
        document.body.append(stranger)
        await isDone
      }, `${harness.strangerOrigin}/stranger`)
      await expect(states).toHaveText(before)
    })
  })
}
