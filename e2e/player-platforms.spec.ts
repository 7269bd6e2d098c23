import { expect, type Page } from '@playwright/test'
import { findPlatformVideo } from '@pryad/contract/video/platform-video.ts'
import { expectPlayerAccessible, test } from './support/player-harness.ts'
import { atPlatforms } from './support/player-platforms.ts'
import { lesson, texts, watch } from './support/player-watch.ts'

// One worker for all: each builds the page of the player.
test.describe.configure({ mode: 'default' })

for (const { provider, src, name } of atPlatforms) {
  test(`${name} is asked nothing before the visitor agrees, and tells the same states as a file`, async ({
    page,
    harness,
  }) => {
    const at = { ...lesson, provider, src, platforms: harness.platformsOrigin, seekTo: 20 }
    const { player, agree, frame, error, retry, outside, seconds, expectState, expectStates } = watch(page)
    const press = (button: string) => frame.getByRole('button', { name: button }).click()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(harness.pageUrl(at))
    await expect(player).toContainText(texts.external.replace('{provider}', name))
    await expectPlayerAccessible(page)
    await outside('play').click()
    await outside('seek').click()
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
    await expect(player.locator('iframe')).toHaveCount(0)
    await agree.click()
    await expectState('playing')
    expect(asked).toContain(harness.platformsOrigin)
    // It begins at the step that the visitor chose before agreeing.
    await expect(seconds).toHaveText('20')

    await page.goto(harness.pageUrl({ ...at, startAt: 7 }))
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
    await press('pause')
    await expectState('paused')
    await press('play')
    await expectState('playing')
    await hearLies(page, harness.strangerOrigin)
    await press('end')
    await expectStates('5 1 2 1 2 1 0')

    await press('fail')
    await expect(error).toContainText(texts.error)
    await expectState('unstarted')
    await expect(player.locator('iframe')).toHaveCount(0)
    await expect(error.getByRole('link', { name: texts.direct })).toHaveAttribute(
      'href',
      findPlatformVideo(provider, src)?.pageUrl ?? 'no address',
    )
    await retry.click()
    await expectStates('5 1 2 1 2 1 0 -1 5 1')
  })
}

/** The page itself, and a frame of another origin in it, speak as the players do: nobody is to listen. */
async function hearLies(page: Page, strangerOrigin: string): Promise<void> {
  const { states } = watch(page)
  const before = (await states.textContent()) ?? ''
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
    stranger.remove()
  }, `${strangerOrigin}/stranger`)
  await expect(states).toHaveText(before)
}
