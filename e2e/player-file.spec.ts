import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './support/player-harness.ts'
import { lesson, texts, watch } from './support/player-watch.ts'

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

test('the player is small', ({ harness }) => {
  expect(harness.playerBytes).toBeGreaterThan(1000)
  expect(harness.playerBytes).toBeLessThanOrEqual(8 * 1024)
})
