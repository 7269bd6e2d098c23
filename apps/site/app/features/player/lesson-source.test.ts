import { expect, test } from 'vitest'
import { findLessonSource } from './lesson-source.ts'

test.each([
  ['/lessons/korni.0123456789.mp4', '/lessons/korni.0123456789.mp4'],
  ['https://cdn.example/lessons/korni.webm?v=2', '/lessons/korni.webm'],
])('a file at %s', (src, path) => {
  expect(findLessonSource('FILE', src)).toEqual({ kind: 'file', path, link: src })
})

test.each(['', 'javascript:alert(1)', 'data:video/mp4,AA', 'file:///etc/passwd', 'http://['])(
  'no file at %j',
  (src) => {
    expect(findLessonSource('FILE', src)).toBeNull()
  },
)

test('a video at a platform leads to its page there', () => {
  expect(findLessonSource('VK', 'https://vk.com/video_ext.php?oid=-1&id=2')).toMatchObject({
    kind: 'platform',
    platform: 'VK',
    link: 'https://vkvideo.ru/video-1_2',
  })
  expect(findLessonSource('VK', '/lessons/korni.mp4')).toBeNull()
})
