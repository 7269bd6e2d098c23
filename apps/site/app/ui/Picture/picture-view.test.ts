import { expect, test } from 'vitest'
import { cardSizes, toPictureView } from './picture-view.ts'

const preview = {
  alt: 'Коса',
  url: '/media/braid.webp',
  width: 1536,
  height: 1024,
  blurDataUrl: 'data:image/webp;base64,AA',
  conversions: [
    { name: 'preview_3_2', url: '/media/l.avif', width: 768, height: 512, type: 'image/avif' },
    { name: 'preview_3_2', url: '/media/l.webp', width: 768, height: 512, type: 'image/webp' },
    { name: 'preview_sidebar', url: '/media/s.avif', width: 384, height: 256, type: 'image/avif' },
    { name: 'preview_3_4', url: '/media/p.avif', width: 384, height: 512, type: 'image/avif' },
    { name: 'og_image', url: '/media/og.jpg', width: 1200, height: 630, type: 'image/jpeg' },
  ],
}

test('the chosen sizes come by format, the smallest first', () => {
  expect(toPictureView(preview, cardSizes)).toEqual({
    alt: 'Коса',
    width: 768,
    height: 512,
    src: '/media/l.webp',
    sources: [
      { type: 'image/avif', srcSet: '/media/s.avif 384w, /media/l.avif 768w', width: 768, height: 512 },
      { type: 'image/webp', srcSet: '/media/l.webp 768w', width: 768, height: 512 },
    ],
    blur: null,
  })
})

test('a phone gets its own cut, asked first', () => {
  const { sources } = toPictureView(preview, ['preview_3_2'], { phoneSizes: ['preview_3_4'] })
  expect(sources.map(({ media, srcSet }) => [media, srcSet])).toEqual([
    ['(max-width: 47.99rem)', '/media/p.avif 384w'],
    [undefined, '/media/l.avif 768w'],
    [undefined, '/media/l.webp 768w'],
  ])
})

test('a picture without the sizes asked for is shown as it is', () => {
  expect(toPictureView(preview, ['wide_960'], { blur: true })).toEqual({
    alt: 'Коса',
    width: 1536,
    height: 1024,
    src: '/media/braid.webp',
    sources: [],
    blur: 'data:image/webp;base64,AA',
  })
})
