import { expect, test } from 'vitest'
import { shortOfRoom } from './short-of-room.ts'

const megabyte = 1024 * 1024

test.each([
  [0, 'осталось 0 МБ.'],
  [513.7 * megabyte, 'осталось 513 МБ.'],
  [1536 * megabyte, 'осталось 1,5 ГБ.'],
])('%i bytes are told in words', (free, words) => {
  expect(shortOfRoom(free)).toContain(words)
})
