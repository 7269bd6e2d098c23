import { expect, test } from 'vitest'
import { judgeVideoPage } from './lesson-fields.ts'

test.each([
  ['youtube', 'https://music.youtube.com/watch?v=M7lc1UVf-VE'],
  ['rutube', 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/'],
  ['vk', 'https://vkvideo.ru/video-22822305_456241864'],
  ['file', ''],
] as const)('an editor may paste what the site plays from %s: %s', (provider, address) => {
  expect(judgeVideoPage(provider, address)).toBe(true)
})

test.each([
  ['youtube', 'https://www.youtube.com/@channel'],
  ['youtube', 'http://www.youtube.com/watch?v=M7lc1UVf-VE'],
  ['rutube', 'https://vkvideo.ru/video-22822305_456241864'],
  ['vk', ''],
] as const)('the panel refuses an address that the site could not play from %s: %j', (provider, address) => {
  expect(judgeVideoPage(provider, address)).toContain('Вставьте адрес страницы с видео')
})
