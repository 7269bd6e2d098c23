import { expect, test } from 'vitest'
import { linear, move, presence, track } from './time.ts'

test('a move takes its time and then stays', () => {
  expect([0, 1, 2, 3].map((t) => move(t, 1, 1, linear))).toEqual([0, 0, 1, 1])
})

test('a present element has come and has not left', () => {
  expect([0, 5, 10].map((t) => presence(t, 1, 9))).toEqual([0, 1, 0])
})

test('a track holds its ends and passes its keys, whatever the order they are written in', () => {
  const at = (t: number) => track(t, { 10: 4, 2.5: 0, 5: 2 }, linear)
  expect([0, 2.5, 3.75, 5, 7.5, 10, 99].map(at)).toEqual([0, 0, 1, 2, 3, 4, 4])
})
