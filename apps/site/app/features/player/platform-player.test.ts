// @vitest-environment happy-dom

import { platformKeys, platforms } from '@pryad/contract/video/platform-video.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findLessonSource } from './lesson-source.ts'
import { findConnect, playAtPlatform } from './platform-player.ts'
import { createPlayerSession } from './player-session.ts'
import { PlayerState } from './player-state.ts'

test.each(platformKeys)('lessons at %s can be played', (platform) => {
  expect(findConnect(platform)).toBeTypeOf('function')
})

/** Starts a lesson at a platform, in a stage that is on no page: its frame loads nothing. */
function startAt(provider: 'YOUTUBE' | 'RUTUBE' | 'VK', src: string) {
  vi.useFakeTimers()
  const ending = new AbortController()
  onTestFinished(() => {
    ending.abort()
    vi.useRealTimers()
  })
  const source = findLessonSource(provider, src)
  if (source?.kind !== 'platform') throw new Error(`«${src}» is no lesson at a platform.`)
  const states: PlayerState[] = []
  const onFailure = vi.fn()
  const session = createPlayerSession({ onState: (state) => states.push(state), onTime: () => {}, onFailure })
  const stage = document.createElement('div')
  const { platform, video } = source
  const options = {
    stage,
    video,
    title: 'Красим корни',
    startAt: 0,
    origin: platforms[platform].player.origin,
  }
  void playAtPlatform(platform, { ...options, signal: ending.signal, session })
  return { stage, states, onFailure }
}

test.each([
  ['YOUTUBE', 'https://youtu.be/M7lc1UVf-VE', '{"event":"onReady"}'],
  [
    'RUTUBE',
    'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/',
    '{"type":"player:ready","data":{}}',
  ],
  ['VK', 'https://vk.com/video-22822305_456241864', { event: 'inited' }],
] as const)('a lesson at %s may take ten seconds until it can be played', async (provider, src, data) => {
  const { origin } = platforms[provider].player
  const silent = startAt(provider, src)
  await vi.advanceTimersByTimeAsync(9999)
  expect([silent.onFailure.mock.calls.length, silent.stage.childElementCount]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([silent.onFailure.mock.calls.length, silent.stage.childElementCount]).toEqual([1, 0])

  const { stage, states, onFailure } = startAt(provider, src)
  await vi.advanceTimersByTimeAsync(9999)
  dispatchEvent(new MessageEvent('message', { origin, data }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states).toEqual([PlayerState.CUED])
  expect([onFailure.mock.calls.length, stage.childElementCount]).toEqual([0, 1])
})
