import { expect, type Page } from '@playwright/test'
import site from '../../content/site.json' with { type: 'json' }

export const texts = site.texts.popups.video

export const lesson = {
  provider: 'FILE',
  title: 'Красим корни',
  src: '/lessons/okrashivaem-korni.mp4',
  captions: '/lessons/okrashivaem-korni.vtt',
  poster: '/lessons/okrashivaem-korni.poster.webp',
}

/** Lessons at the platforms, and where the site looks for them there. */
export const atPlatforms = [
  {
    provider: 'YOUTUBE',
    src: 'https://youtu.be/M7lc1UVf-VE',
    name: 'YouTube',
    host: 'https://www.youtube-nocookie.com',
  },
  {
    provider: 'RUTUBE',
    src: 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/',
    name: 'RUTUBE',
    host: 'https://rutube.ru',
  },
  {
    provider: 'VK',
    src: 'https://vk.com/video-22822305_456241864',
    name: 'VK Видео',
    host: 'https://vkvideo.ru',
  },
] as const

/** A player and the states that it reported to the page around it. */
export function watch(page: Page) {
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
