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
