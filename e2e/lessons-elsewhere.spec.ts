import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { dialog } from './support/places.ts'
import {
  atPlatforms,
  type Platforms,
  standInForPlatforms,
  startPlatforms,
} from './support/player-platforms.ts'
import { closePopup } from './support/popups.ts'
import { aLesson } from './support/stub-content.ts'
import { test as base } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { video } = texts.popups

const test = base.extend<{ platforms: Platforms }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
  platforms: async ({}, use) => {
    const platforms = await startPlatforms()
    await use(platforms)
    await platforms.stop()
  },
})

test.beforeEach(({ stub }) =>
  stub.show({
    lessons: atPlatforms.map(({ provider, src, name }) =>
      aLesson({
        slug: provider.toLowerCase(),
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
  }),
)

test('lessons at YouTube, RUTUBE and VK ask nothing of them before the visitor agrees, then play in their popup', async ({
  page,
  baseURL,
  platforms,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL && origin !== 'null') asked.add(origin)
  })
  await standInForPlatforms(page, platforms)
  await openAwake(page, '/video')
  const popup = dialog(page)
  for (const { name, host } of atPlatforms) {
    asked.clear()
    const link = page.getByRole('main').getByRole('link', { name: `Урок на ${name}`, exact: true })
    await link.click()
    await expect(popup.getByText(video.external.replace('{provider}', name))).toBeVisible()
    const agree = popup.getByRole('button', { name: video.start })
    await expect(agree).toBeVisible()
    expect([...asked]).toEqual([])

    await agree.click()
    const player = popup.getByRole('region', { name: `Урок на ${name}` })
    await expect(player).toHaveAttribute('data-state', 'playing')
    expect([...asked]).toEqual([host])
    await popup.getByRole('link', { name: /0:20/ }).click()
    const frame = player.frameLocator('iframe')
    await expect(frame.locator('output')).toContainText(/seek|setCurrentTime/)

    await frame.getByRole('button', { name: 'fail' }).click()
    await expect(player.getByRole('alert')).toContainText(video.error)
    await expect(player.getByRole('link', { name: video.direct })).toHaveAttribute('href', /^https:/)
    await player.getByRole('button', { name: video.retry }).click()
    await expect(player).toHaveAttribute('data-state', 'playing')

    await closePopup(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL('/video')
  }
})
