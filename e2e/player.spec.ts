import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import site from '../content/site.json' with { type: 'json' }
import { test } from './support/player-harness.ts'

const texts = site.texts.popups.video
const lesson = {
  provider: 'FILE',
  title: 'Красим корни',
  src: '/lessons/okrashivaem-korni.mp4',
  captions: '/lessons/okrashivaem-korni.vtt',
  poster: '/lessons/okrashivaem-korni.poster.webp',
}

const atPlatforms = [
  { provider: 'YOUTUBE', src: 'https://youtu.be/M7lc1UVf-VE', name: 'YouTube', script: '**/iframe_api' },
  { provider: 'RUTUBE', src: 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/', name: 'RUTUBE' },
  {
    provider: 'VK',
    src: 'https://vk.com/video-22822305_456241864',
    name: 'VK Видео',
    script: '**/videoplayer.js',
  },
]

/** A player and what it told the page around it. */
function watch(page: Page) {
  const states = page.getByLabel('states')
  const player = page.getByRole('region', { name: lesson.title })
  const video = player.locator('video')
  return {
    player,
    video,
    start: player.getByRole('button', { name: texts.play }),
    agree: player.getByRole('button', { name: texts.start }),
    retry: player.getByRole('button', { name: texts.retry }),
    error: player.getByRole('alert'),
    frame: player.frameLocator('iframe'),
    states,
    seconds: page.getByLabel('seconds'),
    outside: (name: 'seek' | 'play' | 'pause') => page.getByRole('button', { name, exact: true }),
    /** States but for buffering, which depends on the machine. */
    expectStates: (expected: string) =>
      expect
        .poll(async () => {
          const told = (await states.textContent())?.split(' ').filter((state) => state !== '3') ?? []
          return told.filter((state, index) => state !== told[index - 1]).join(' ')
        })
        .toBe(expected),
    expectState: (name: string) => expect(player).toHaveAttribute('data-state', name),
    currentTime: () => video.evaluate((element: HTMLVideoElement) => element.currentTime),
    isPaused: () => video.evaluate((element: HTMLVideoElement) => element.paused),
  }
}

/** From the moment the visitor may start the lesson, time passes only when the test says so. */
async function startInStoppedTime(page: Page, url: string) {
  await page.clock.install({ time: 0 })
  await page.goto(url)
  const { agree } = watch(page)
  await expect(agree).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  await agree.click()
}

test.describe('a lesson in a file', () => {
  test('tells its states in order', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, seekTo: 53.5 }))
    const { start, outside, expectStates, expectState, seconds, player } = watch(page)
    await expectStates('5')
    await start.click()
    await expectState('playing')
    await outside('pause').click()
    await expectState('paused')
    await outside('play').click()
    await expectState('playing')
    await outside('seek').click()
    await expectState('ended')
    await expectStates('5 1 2 1 0')
    expect(Number(await seconds.textContent())).toBeGreaterThan(53)

    await player.getByRole('button', { name: texts.replay }).click()
    await expectStates('5 1 2 1 0 1')
  })

  test('shows its captions, whole and in Russian', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, startAt: 3 }))
    const { video, start, expectState } = watch(page)
    await start.click()
    await expectState('playing')
    await expect
      .poll(() =>
        video.evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].map(({ kind, language, mode, activeCues }) => [
            kind,
            language,
            mode,
            activeCues?.length,
          ]),
        ),
      )
      .toEqual([['captions', 'ru', 'showing', 1]])
  })

  test('has the browser’s own controls once it plays', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, speed: 'Скорость' }))
    const { player, video, start, expectState } = watch(page)
    await start.click()
    await expectState('playing')
    await expect(video).toHaveAttribute('controls')
    await expect(video).toHaveAttribute('playsinline')
    await expect(player.getByLabel('Скорость')).toHaveCount(0)
  })

  test('has a speed of its own where the browser’s controls have none', async ({ page, harness }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'controlsList'))
    await page.goto(harness.pageUrl({ ...lesson, speed: 'Скорость' }))
    const { player, video } = watch(page)
    await player.getByLabel('Скорость').selectOption('1,5×')
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
  })

  test('answers to the keyboard', async ({ page, harness }) => {
    await page.goto(harness.pageUrl(lesson))
    const { start, video, player, expectState, currentTime, isPaused } = watch(page)
    const press = (key: string) => page.keyboard.press(key)
    const captions = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)
    await start.focus()
    await press('Space')
    await expectState('playing')
    await press('k')
    await expectState('paused')

    await press('5')
    await expect.poll(currentTime).toBeCloseTo(27, 1)
    await press('ArrowRight')
    await expect.poll(currentTime).toBeCloseTo(32, 1)
    await press('ArrowLeft')
    await press('l')
    await expect.poll(currentTime).toBeCloseTo(37, 1)
    await press('j')
    await expect.poll(currentTime).toBeCloseTo(27, 1)
    await press('0')
    await expect.poll(currentTime).toBe(0)

    await press('c')
    expect(await captions()).toBe('hidden')
    await press('c')
    expect(await captions()).toBe('showing')
    await press('m')
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)

    await press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('video')
    await press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBeUndefined()

    await video.focus()
    await press('Space')
    await expectState('playing')
    await press('Space')
    await expectState('paused')
    expect(await isPaused()).toBe(true)
    await expect(player).toHaveAttribute('data-state', 'paused')
  })

  test('asks for a picture in a picture', async ({ page, harness }) => {
    await page.addInitScript(() => {
      HTMLVideoElement.prototype.requestPictureInPicture = function request() {
        this.dataset.asked = ''
        return Promise.reject(new DOMException('', 'NotSupportedError'))
      }
    })
    await page.goto(harness.pageUrl(lesson))
    const { start, video, expectState } = watch(page)
    await start.click()
    await expectState('playing')
    await page.keyboard.press('i')
    await expect(video).toHaveAttribute('data-asked')
  })

  test('leaves keys to what has the focus', async ({ page, harness }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'controlsList'))
    await page.goto(harness.pageUrl({ ...lesson, speed: 'Скорость' }))
    const { player, start, outside, expectState, currentTime } = watch(page)
    await start.click()
    await expectState('playing')
    await page.keyboard.press('k')
    await expectState('paused')
    const before = await currentTime()

    await player.getByLabel('Скорость').focus()
    await page.keyboard.press('5')
    await page.keyboard.press('ArrowUp')
    await outside('play').focus()
    await page.keyboard.press('5')
    await page.keyboard.press('k')
    expect(await currentTime()).toBe(before)
    await expectState('paused')
  })

  test('leaves keys to the browser’s own controls', async ({ page, harness }) => {
    await page.goto(harness.pageUrl(lesson))
    const { start, video, expectState } = watch(page)
    await start.click()
    await expectState('playing')
    await video.focus()
    // The first of the controls: its own button to play and pause.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectState('paused')
    await page.keyboard.press('Space')
    await expectState('playing')
  })

  test('goes on where the visitor stopped it', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, seekTo: 20 }))
    const { start, outside, player, expectState, currentTime, seconds } = watch(page)
    await start.click()
    await expectState('playing')
    await expect(player.getByText(texts.resumed)).toHaveCount(0)
    await outside('seek').click()
    await expect.poll(async () => Number(await seconds.textContent())).toBeGreaterThan(21)

    await page.reload()
    await expectState('cued')
    expect(await currentTime()).toBeGreaterThanOrEqual(21)
    await expect(player.getByText(texts.resumed)).toBeVisible()
    await start.click()
    await expectState('playing')
    await outside('seek').click()
    await page.keyboard.press('Escape')

    await page.goto(harness.pageUrl({ ...lesson, seekTo: 53.5 }))
    await start.click()
    await outside('seek').click()
    await expectState('ended')
    await page.reload()
    await expectState('cued')
    expect(await currentTime()).toBe(0)
    await expect(player.getByText(texts.resumed)).toHaveCount(0)
  })

  test('starts where it is told to, also before anything is loaded', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, startAt: 12, seekTo: 30 }))
    const { outside, expectState, currentTime } = watch(page)
    await expectState('cued')
    expect(await currentTime()).toBe(12)
    await outside('seek').click()
    await expect.poll(currentTime).toBe(30)
    await outside('play').click()
    await expectState('playing')
  })

  test('axe finds nothing', async ({ page, harness }) => {
    await page.goto(harness.pageUrl({ ...lesson, speed: 'Скорость' }))
    const { start, expectState } = watch(page)
    await expectState('cued')
    for (const state of ['cued', 'playing']) {
      if (state === 'playing') await start.click()
      await expectState(state)
      const { violations } = await new AxeBuilder({ page }).include('[data-state]').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })
})

test.describe('a lesson that does not load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

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

  for (const { provider, src, script } of atPlatforms) {
    if (!script) continue
    test(`${provider}: the script fails, then comes`, async ({ page, harness }) => {
      let isBroken = true
      await page.route(script, (route) => (isBroken ? route.abort() : route.fallback()))
      await page.goto(harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }))
      const { agree, error, retry, expectStates } = watch(page)
      await agree.click()
      await expect(error).toContainText(texts.error)
      isBroken = false
      await retry.click()
      await expectStates('5 1')
      await expect(error).toHaveCount(0)
    })

    test(`${provider}: the script comes without its player, then with it`, async ({ page, harness }) => {
      let isBroken = true
      await page.route(script, (route) =>
        isBroken
          ? route.fulfill({ contentType: 'text/javascript', body: 'var YT = { loading: 1 }' })
          : route.fallback(),
      )
      const { error, retry, states, expectState } = watch(page)
      const loaded = page.waitForResponse(script)
      await startInStoppedTime(
        page,
        harness.pageUrl({ ...lesson, provider, src, platforms: harness.platformsOrigin }),
      )
      await loaded
      await page.clock.runFor(10_000)
      await expect(error).toBeVisible()
      isBroken = false
      await retry.click()
      await page.waitForResponse(script)
      await expect(async () => {
        await page.clock.runFor(100)
        await expect(states).toHaveText(/^5 (?:3 )?1$/, { timeout: 500 })
      }).toPass()
      await expectState('playing')
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

test('the player is small', ({ harness }) => {
  expect(harness.playerBytes).toBeGreaterThan(1000)
  expect(harness.playerBytes).toBeLessThanOrEqual(8 * 1024)
})
