// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import type { LessonDetails } from '#app/features/video/lesson-details.ts'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import { LessonPopup } from './LessonPopup.tsx'

const { common, errors, popups } = aSite().texts

const lesson: LessonDetails<never> = {
  slug: 'korni',
  title: 'Красим корни',
  description: 'Урок меньше минуты.',
  seoTitle: '',
  seoDescription: '',
  provider: 'YOUTUBE',
  src: 'https://youtu.be/M7lc1UVf-VE',
  played: {},
  captions: null,
  picture: null,
  image: null,
  thumbnail: null,
  durationSeconds: 54,
  publishedAt: null,
  steps: [{ at: 24, clock: '0:24', title: 'Начало', text: 'Приготовьте кисть.' }],
  transcript: 'Разделите волосы на четыре части.',
  products: [],
  position: null,
  previous: null,
  next: null,
}

function openLesson() {
  const network = stubNetwork({ '/favicon.png': () => new Response() })
  return { network, ...renderOnSite(<LessonPopup slug="korni" content={null} fromPage={null} />) }
}

const come = () => screen.findByRole('link', { name: /0:24/ })

test('a lesson that does not load says so, and can be tried again', async () => {
  const { user, network } = openLesson()
  await screen.findByText(popups.video.unavailable)
  network.answers['/lesson/korni'] = () => Response.json(lesson)
  await user.click(screen.getByRole('button', { name: popups.video.retry }))
  await come()
  screen.getByText(lesson.transcript)
})

test('a lesson that needs the network is tried again by a button, where no event tells of one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    online.mockRestore()
    vi.useRealTimers()
  })
  const { user, network } = openLesson()
  await waitFor(() => expect(document.documentElement.dataset.offline).toBe(''))
  screen.getByText(errors.offline.title)
  const retry = screen.getByRole('button', { name: common.retry })
  await user.click(retry)
  screen.getByText(errors.offline.title)
  online.mockReturnValue(true)
  network.answers['/lesson/korni'] = () => Response.json(lesson)
  await user.click(retry)
  await come()
})
