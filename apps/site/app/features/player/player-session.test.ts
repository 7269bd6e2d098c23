import { expect, test } from 'vitest'
import { createPlayerSession } from './player-session.ts'
import { findPlayerState, PlayerState } from './player-state.ts'

const { UNSTARTED, ENDED, PLAYING, PAUSED, BUFFERING, CUED } = PlayerState

function aSession() {
  const told: string[] = []
  const session = createPlayerSession({
    onState: (state) => told.push(`state ${state}`),
    onTime: (seconds) => told.push(`time ${seconds}`),
    onFailure: () => told.push('failure'),
  })
  return { session, told }
}

test.each([
  ['each change once', [CUED, CUED, PLAYING, PLAYING, PAUSED], [CUED, PLAYING, PAUSED]],
  ['no start after a start', [CUED, UNSTARTED, BUFFERING, PLAYING], [CUED, BUFFERING, PLAYING]],
  ['no cue in the middle', [CUED, PLAYING, CUED, PAUSED], [CUED, PLAYING, PAUSED]],
  ['no pause before the lesson plays', [CUED, PAUSED, PLAYING], [CUED, PLAYING]],
  ['no pause after the end', [PLAYING, ENDED, PAUSED, ENDED], [PLAYING, ENDED]],
  ['playing again after the end', [PLAYING, ENDED, PLAYING, ENDED], [PLAYING, ENDED, PLAYING, ENDED]],
  ['cued again after a seek from the end', [PLAYING, ENDED, CUED], [PLAYING, ENDED, CUED]],
  ['a player that never said it was cued', [BUFFERING, PLAYING], [BUFFERING, PLAYING]],
])('states: %s', (_, reported, expected) => {
  const { session, told } = aSession()
  for (const state of reported) session.onState(state)
  expect(told).toEqual(expected.map((state) => `state ${state}`))
})

test('a failure stops what was playing', () => {
  const { session, told } = aSession()
  session.onFailure()
  session.onState(PLAYING)
  session.onFailure()
  session.onState(CUED)
  expect(told).toEqual(['failure', 'state 1', 'state -1', 'failure', 'state 5'])
})

test('the latest seek waits for the player, other commands do not', () => {
  const { session } = aSession()
  const done: string[] = []
  const player = {
    play: () => done.push('play'),
    pause: () => done.push('pause'),
    seekTo: (seconds: number) => done.push(`seek ${seconds}`),
  }
  session.controls.play()
  session.controls.seekTo(10)
  session.controls.seekTo(20)
  session.attach(player)
  session.controls.seekTo(-3)
  session.controls.play()
  session.controls.pause()
  session.attach(null)
  session.controls.play()
  session.attach(player)
  expect(done).toEqual(['seek 20', 'seek 0', 'play', 'pause'])
})

test.each([
  [-1, UNSTARTED],
  [0, ENDED],
  [3, BUFFERING],
  [5, CUED],
  [4, undefined],
  ['1', undefined],
  [null, undefined],
])('the number %j from elsewhere', (value, state) => {
  expect(findPlayerState(value)).toBe(state)
})
