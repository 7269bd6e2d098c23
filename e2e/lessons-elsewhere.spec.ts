import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { standInForPlatforms } from './support/platform-routes.ts'
import { type Platforms, startPlatforms } from './support/player-platforms.ts'
import { aLesson } from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { video } = texts.popups

const lessons = [
  {
    slug: 'na-youtube',
    provider: 'YOUTUBE' as const,
    src: 'https://youtu.be/M7lc1UVf-VE',
    name: 'YouTube',
    host: 'https://www.youtube-nocookie.com',
  },
  {
    slug: 'na-rutube',
    provider: 'RUTUBE' as const,
    src: 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/',
    name: 'RUTUBE',
    host: 'https://rutube.ru',
  },
  {
    slug: 'v-vk',
    provider: 'VK' as const,
    src: 'https://vk.com/video-22822305_456241864',
    name: 'VK Видео',
    host: 'https://vkvideo.ru',
  },
]

const stub = testOver({
  lessons: lessons.map(({ slug, provider, src, name }) =>
    aLesson({
      slug,
      provider,
      src,
      title: `Урок на ${name}`,
      captions: null,
      steps: [
        { at: 0, title: 'Начало', text: 'Приготовьте кисть.' },
        { at: 20, title: 'Нанесение', text: 'Начните с затылка.' },
      ],
    }),
  ),
})

const test = stub.extend<object, { platforms: Platforms }>({
  platforms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const platforms = await startPlatforms()
      await use(platforms)
      await platforms.stop()
    },
    { scope: 'worker' },
  ],
})

for (const { slug, name, host } of lessons) {
  test(`a lesson at ${name} opens in its popup, asks nothing of the platform before the visitor agrees, then plays, step by step`, async ({
    page,
    baseURL,
    platforms,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== baseURL && origin !== 'null') asked.add(origin)
    })
    await standInForPlatforms(page, platforms)
    await openAwake(page, '/video')
    await page
      .getByRole('main')
      .getByRole('link', { name: `Урок на ${name}` })
      .click()
    const popup = page.getByRole('dialog')
    const agree = popup.getByRole('button', { name: video.start })
    await expect(popup.getByText(video.external.replace('{provider}', name))).toBeVisible()
    await expect(agree).toBeVisible()
    expect([...asked]).toEqual([])

    await agree.click()
    const player = popup.getByRole('region', { name: `Урок на ${name}` })
    await expect(player).toHaveAttribute('data-state', 'playing')
    expect([...asked]).toEqual([host])
    await popup.getByRole('link', { name: /0:20/ }).click()
    await expect(player.frameLocator('iframe').locator('output')).toContainText(/seek|setCurrentTime/)

    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL('/video')
  })

  test(`a lesson at ${name} that does not come leads to its page there`, async ({
    page,
    platforms,
    expectedConsole,
  }) => {
    expectedConsole.push(/Failed to load resource/)
    await standInForPlatforms(page, platforms)
    await openAwake(page, `/video?slug=${slug}`)
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: video.start }).click()
    const player = popup.getByRole('region', { name: `Урок на ${name}` })
    const frame = player.frameLocator('iframe')
    // No failure is reported before the page and the platform's player are connected.
    await expect(frame.getByRole('status')).not.toBeEmpty()
    await frame.getByRole('button', { name: 'fail' }).click()
    await expect(player.getByRole('alert')).toContainText(video.error)
    await expect(player.getByRole('link', { name: video.direct })).toHaveAttribute('href', /^https:/)
    await player.getByRole('button', { name: video.retry }).click()
    await expect(player).toHaveAttribute('data-state', 'playing')
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('a lesson elsewhere leads to its page there, and is written down here', async ({ page }) => {
    await page.goto('/video?slug=na-youtube')
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('button', { name: video.start })).toBeHidden()
    // Playwright's search by role passes over `noscript`.
    const direct = popup.locator('noscript a')
    await expect(direct).toHaveText(video.direct)
    await expect(direct).toBeVisible()
    await expect(direct).toHaveAttribute('href', /youtu/)
    await popup.getByText(video.showTranscript).click()
    await expect(popup.getByText('Разделите волосы на четыре части.')).toBeVisible()
  })
})
