import { expect } from '@playwright/test'
import { expectPlayerAccessible, test } from './support/player-harness.ts'
import { lesson, texts, watch } from './support/player-watch.ts'

// One worker for all: each builds the page of the player.
test.describe.configure({ mode: 'default' })

test('a lesson in a file tells its states in order, with captions and controls', async ({
  page,
  harness,
}) => {
  await page.goto(harness.pageUrl({ ...lesson, startAt: 3, seekTo: 53.5, speed: 'Скорость' }))
  const { start, outside, expectStates, expectState, seconds, player, video } = watch(page)
  await expectStates('5')
  await expectPlayerAccessible(page)
  await start.click()
  await expectState('playing')
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ kind, language, mode, activeCues }) => [
        kind,
        language,
        mode,
        activeCues?.length,
      ]),
    )
  await expect.poll(captions).toEqual([['captions', 'ru', 'showing', 1]])
  await expect(video).toHaveAttribute('controls')
  await expect(video).toHaveAttribute('playsinline')
  await expect(player.getByLabel('Скорость')).toHaveCount(0)
  await expectPlayerAccessible(page)

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

test('on a phone captions stand below the picture in the letters of the page, while they are on', async ({
  page,
  harness,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(harness.pageUrl({ ...lesson, startAt: 3 }))
  const { start, player, video, expectState } = watch(page)
  await start.click()
  await expectState('playing')
  const words = player.locator('[lang=ru] > p').last()
  await expect(words).toHaveText(/./)
  await expect(words).toHaveCSS(
    'font-size',
    await page.evaluate(() => getComputedStyle(document.body).fontSize),
  )
  const [box, picture] = [await words.boundingBox(), await video.boundingBox()]
  if (!box || !picture) throw new Error('There is no player')
  // The picture goes on below the edge by a pixel.
  expect(box.y).toBeGreaterThanOrEqual(picture.y + picture.height - 2)
  await expectPlayerAccessible(page)
  await page.keyboard.press('c')
  await expect(words).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(words).toHaveText(/./)
  await page.keyboard.press('f')
  await expect(words).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(words).toHaveText(/./)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(words).toBeHidden()
})

test('a lesson answers to the keyboard, and leaves keys to the browser’s controls', async ({
  page,
  harness,
}) => {
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.requestPictureInPicture = function request() {
      this.dataset.asked = ''
      return Promise.reject(new DOMException('', 'NotSupportedError'))
    }
  })
  await page.goto(harness.pageUrl(lesson))
  const { start, video, expectState, currentTime } = watch(page)
  const press = (key: string) => page.keyboard.press(key)
  const captions = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)
  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.localName)
  await start.focus()
  await press('Space')
  await expectState('playing')
  await press('k')
  await expectState('paused')

  for (const [key, time] of [
    ['5', 27],
    ['ArrowRight', 32],
    ['ArrowLeft', 27],
    ['l', 37],
    ['j', 27],
    ['0', 0],
  ] as const) {
    await press(key)
    await expect.poll(currentTime, key).toBeCloseTo(time, 1)
  }

  await press('c')
  expect(await captions()).toBe('hidden')
  await press('c')
  expect(await captions()).toBe('showing')
  await press('m')
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  await press('i')
  await expect(video).toHaveAttribute('data-asked')
  await press('f')
  await expect.poll(fullScreen).toBe('video')
  await press('f')
  await expect.poll(fullScreen).toBeUndefined()

  await video.focus()
  await press('Space')
  await expectState('playing')
  await press('Space')
  await expectState('paused')
  // The first of the controls: its own button to play and pause.
  await press('Tab')
  await press('Space')
  await expectState('playing')
  await press('Space')
  await expectState('paused')
})

test('a lesson that does not load says so, leads to its file, and is tried again', async ({
  page,
  harness,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/)
  const { error, retry, player, start, expectState, expectStates } = watch(page)
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 503 }))
  await page.goto(harness.pageUrl(lesson))
  await expect(error).toContainText(texts.error)
  const link = error.getByRole('link', { name: texts.direct })
  await expect(link).toHaveAttribute('href', lesson.src)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expectPlayerAccessible(page)
  await page.unroute('**/*.mp4')
  await retry.click()
  await expectState('cued')
  await expect(error).toHaveCount(0)
  await expect(player).toBeFocused()
  await start.click()
  await expectStates('5 1')
})

test('the player has a speed where controls have none, and leaves keys to it', {
  tag: '@full',
}, async ({ page, harness }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'controlsList'))
  await page.goto(harness.pageUrl({ ...lesson, speed: 'Скорость' }))
  const { player, video, start, outside, expectState, currentTime } = watch(page)
  const speed = player.getByLabel('Скорость')
  await speed.selectOption('1,5×')
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
  await start.click()
  await expectState('playing')
  await page.keyboard.press('k')
  await expectState('paused')
  const before = await currentTime()

  await speed.focus()
  await page.keyboard.press('5')
  await page.keyboard.press('ArrowUp')
  await outside('play').focus()
  await page.keyboard.press('5')
  await page.keyboard.press('k')
  expect(await currentTime()).toBe(before)
  await expectState('paused')
})

test('a lesson starts where it is told to, and goes on where it was stopped', {
  tag: '@full',
}, async ({ page, harness }) => {
  const { start, outside, player, expectState, currentTime, seconds } = watch(page)
  const resumed = player.getByText(texts.resumed)
  // Also before anything is loaded.
  await page.goto(harness.pageUrl({ ...lesson, startAt: 12, seekTo: 20 }))
  await expectState('cued')
  expect(await currentTime()).toBe(12)
  await outside('seek').click()
  await expect.poll(currentTime).toBe(20)
  await outside('play').click()
  await expectState('playing')
  await expect(resumed).toHaveCount(0)
  await expect.poll(async () => Number(await seconds.textContent())).toBeGreaterThan(21)

  await page.goto(harness.pageUrl({ ...lesson, seekTo: 53.5 }))
  await expectState('cued')
  expect(await currentTime()).toBeGreaterThanOrEqual(21)
  await expect(resumed).toBeVisible()
  await start.click()
  await outside('seek').click()
  await expectState('ended')
  await page.reload()
  await expectState('cued')
  expect(await currentTime()).toBe(0)
  await expect(resumed).toHaveCount(0)
})

test('the player is small', { tag: '@full' }, ({ harness }) => {
  expect(harness.playerBytes).toBeGreaterThan(1000)
  expect(harness.playerBytes).toBeLessThanOrEqual(8 * 1024)
})
