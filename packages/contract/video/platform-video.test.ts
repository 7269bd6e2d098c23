import { expect, test } from 'vitest'
import { findPlatformVideo, type Platform } from './platform-video.ts'

const youtubeId = 'M7lc1UVf-VE'
const rutubeId = '9e4cd81a6b2566e9d949881dbb53905e'
const vkId = '-22822305_456241864'

test.each([
  `https://www.youtube.com/watch?v=${youtubeId}`,
  `https://youtube.com/watch?feature=share&v=${youtubeId}&t=42s`,
  `http://m.youtube.com/watch?v=${youtubeId}`,
  `https://music.youtube.com/watch?v=${youtubeId}&list=RDAM`,
  `https://youtu.be/${youtubeId}`,
  `https://youtu.be/${youtubeId}?si=abc&t=10`,
  `https://www.youtube.com/embed/${youtubeId}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${youtubeId}`,
  `https://www.youtube.com/shorts/${youtubeId}`,
  `https://www.youtube.com/live/${youtubeId}?feature=shared`,
  `https://www.youtube.com/v/${youtubeId}`,
])('YouTube: %s', (address) => {
  expect(findPlatformVideo('YOUTUBE', address)).toEqual({
    id: youtubeId,
    pageUrl: `https://www.youtube.com/watch?v=${youtubeId}`,
    playerPath: `/embed/${youtubeId}`,
  })
})

test.each([
  `https://rutube.ru/video/${rutubeId}/`,
  `https://rutube.ru/video/${rutubeId}/?r=wd&t=12`,
  `https://www.rutube.ru/play/embed/${rutubeId}`,
  `https://rutube.ru/embed/${rutubeId}/`,
  `https://rutube.ru/shorts/${rutubeId}/`,
  `https://rutube.ru/live/video/${rutubeId}/`,
])('RUTUBE: %s', (address) => {
  expect(findPlatformVideo('RUTUBE', address)).toEqual({
    id: rutubeId,
    pageUrl: `https://rutube.ru/video/${rutubeId}/`,
    playerPath: `/play/embed/${rutubeId}/`,
  })
})

test.each([
  `https://rutube.ru/video/private/${rutubeId}/?p=IeK-7_a`,
  `https://rutube.ru/play/embed/${rutubeId}/?p=IeK-7_a`,
])('RUTUBE, by link only: %s', (address) => {
  expect(findPlatformVideo('RUTUBE', address)).toEqual({
    id: rutubeId,
    pageUrl: `https://rutube.ru/video/private/${rutubeId}/?p=IeK-7_a`,
    playerPath: `/play/embed/${rutubeId}/?p=IeK-7_a`,
  })
})

test('RUTUBE: a video of the first years has a number', () => {
  expect(findPlatformVideo('RUTUBE', 'https://rutube.ru/play/embed/7163336')?.id).toBe('7163336')
})

test.each([
  `https://vk.com/video${vkId}`,
  `https://vkvideo.ru/video${vkId}`,
  `https://m.vk.com/video${vkId}?list=ln-abc`,
  `https://vk.ru/clip${vkId}`,
  `https://vk.com/videos-22822305?z=video${vkId}%2Fpl_-22822305_-2`,
  `https://vk.com/wall-1_2?z=clip${vkId}`,
  `https://vkvideo.ru/playlist/-22822305_1/video${vkId}`,
  'https://vk.com/video_ext.php?oid=-22822305&id=456241864&hd=2',
  'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864',
])('VK: %s', (address) => {
  expect(findPlatformVideo('VK', address)).toEqual({
    id: vkId,
    pageUrl: `https://vkvideo.ru/video${vkId}`,
    playerPath: '/video_ext.php?oid=-22822305&id=456241864',
  })
})

test('VK: a video by link keeps its key, one of a person has no minus', () => {
  const address = 'https://vk.com/video_ext.php?oid=75380313&id=456242434&hash=5900ce65e743ba2a'
  expect(findPlatformVideo('VK', address)).toMatchObject({
    id: '75380313_456242434',
    playerPath: '/video_ext.php?oid=75380313&id=456242434&hash=5900ce65e743ba2a',
  })
})

test.each<[Platform, string]>([
  ['YOUTUBE', ''],
  ['YOUTUBE', youtubeId],
  ['YOUTUBE', `//www.youtube.com/watch?v=${youtubeId}`],
  ['YOUTUBE', `javascript:alert(1)//www.youtube.com/watch?v=${youtubeId}`],
  ['YOUTUBE', `data:text/html,<script>//youtube.com/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://evil.example/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://www.youtube.com.evil.example/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://notyoutube.com/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://www.youtube.com@evil.example/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://user:secret@www.youtube.com/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://www.youtube.com:8443/watch?v=${youtubeId}`],
  ['YOUTUBE', `https://www.youtube.com/redirect?q=https://evil.example&v=${youtubeId}`],
  ['YOUTUBE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE"><script>'],
  ['YOUTUBE', 'https://www.youtube.com/watch?v=../../../evil'],
  ['YOUTUBE', 'https://www.youtube.com/embed/videoseries?list=PL1'],
  ['YOUTUBE', 'https://www.youtube.com/@channel'],
  ['YOUTUBE', `https://rutube.ru/video/${rutubeId}/`],
  ['RUTUBE', `https://evil.example/rutube.ru/video/${rutubeId}/`],
  ['RUTUBE', `https://rutube.ru/video/${rutubeId}/../../evil`],
  ['RUTUBE', `https://rutube.ru/video/${rutubeId}0`],
  ['RUTUBE', 'https://rutube.ru/channel/123/'],
  ['VK', 'https://vk.com/video_ext.php?oid=1&id=2%26autoplay%3D1'],
  ['VK', 'https://vk.com/video_ext.php?oid=1'],
  ['VK', 'https://vk.com/feed'],
  ['VK', 'https://evilvk.com/video1_2'],
])('%s: no video at %s', (platform, address) => {
  expect(findPlatformVideo(platform, address)).toBeNull()
})

test.each([
  ['RUTUBE', `https://rutube.ru/video/private/${rutubeId}/?p=%22%3E%3Cscript%3E`],
  ['VK', 'https://vk.com/video_ext.php?oid=1&id=2&hash=a%26b'],
] as const)('%s: a key that is none is left out', (platform, address) => {
  expect(findPlatformVideo(platform, address)).toMatchObject({
    playerPath: expect.not.stringMatching(/[?&](?:p|hash)=/),
  })
})
