import { expect, test } from 'vitest'
import { findRutubeState, readRutubeMessage } from './rutube.ts'

test('a message of the player', () => {
  expect(readRutubeMessage('{"type":"player:changeState","data":{"state":"playing"}}')).toEqual({
    type: 'player:changeState',
    data: { state: 'playing' },
  })
  expect(readRutubeMessage('{"type":"player:ready"}')).toEqual({ type: 'player:ready', data: {} })
})

test.each([
  undefined,
  null,
  42,
  { type: 'player:ready' },
  '',
  'player:ready',
  'null',
  '[]',
  '{"type":1}',
  '{"data":{}}',
])('no message: %j', (sent) => {
  expect(readRutubeMessage(sent)).toBeNull()
})

test.each([
  ['playing', 1],
  ['pause', 2],
  ['paused', 2],
  ['buffering', 3],
  ['completed', 0],
  ['stopped', 0],
  ['seeking', undefined],
  ['lockScreenOn', undefined],
  [1, undefined],
])('state %j is %j', (name, state) => {
  expect(findRutubeState(name)).toBe(state)
})
