import { expect, test } from 'vitest'
import { cardSizes, toPictureView, toSrc, toSrcSet } from './picture-view.ts'

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

test('the chosen sizes come in the best format, the smallest first', () => {
  expect(toPictureView(preview, cardSizes)).toEqual({
    alt: 'Коса',
    width: 768,
    height: 512,
    base: '/media/',
    src: 'l.webp',
    type: 'image/avif',
    srcSet: 's.avif 384w, l.avif 768w',
  })
})

test('a backend without AVIF shows what it has, and a browser that cannot choose gets a picture for a phone', () => {
  const conversions = [480, 960, 1920].map((width) => ({
    name: `wide_${width}`,
    url: `/media/${width}.webp`,
    width,
    height: width / 2,
    type: 'image/webp',
  }))
  const sizes = conversions.map(({ name }) => name)
  expect(toPictureView({ ...preview, conversions }, sizes)).toMatchObject({
    src: '960.webp',
    type: 'image/webp',
    srcSet: '480.webp 480w, 960.webp 960w, 1920.webp 1920w',
  })
})

test('a page gets whole addresses', () => {
  const view = toPictureView(preview, cardSizes)
  expect(toSrc(view)).toBe('/media/l.webp')
  expect(toSrcSet(view, view.srcSet ?? '')).toBe('/media/s.avif 384w, /media/l.avif 768w')
})

test('addresses that have nothing in common stay whole', () => {
  const conversions = preview.conversions.slice(0, 2).map((conversion, index) => ({
    ...conversion,
    url: `${index}.example/$&.webp`,
  }))
  const view = toPictureView({ ...preview, conversions }, cardSizes)
  expect(toSrc(view)).toBe('1.example/$&.webp')
  expect(toSrcSet(view, view.srcSet ?? '')).toBe('0.example/$&.webp 768w')
})

test('a picture beside a text that says the same has no words', () => {
  expect(toPictureView(preview, cardSizes, { decorative: true }).alt).toBe('')
})

test('a phone gets its own cut, in its own proportions', () => {
  expect(toPictureView(preview, ['preview_3_2'], { phoneSizes: ['preview_3_4'] })).toMatchObject({
    base: '/media/',
    srcSet: 'l.avif 768w',
    phone: { width: 384, height: 512, type: 'image/avif', srcSet: 'p.avif 384w' },
  })
})

test('a picture without the sizes asked for is shown as it is', () => {
  expect(toPictureView(preview, ['wide_960'], { blur: true, phoneSizes: ['wide_480'] })).toEqual({
    alt: 'Коса',
    width: 1536,
    height: 1024,
    base: '/media/braid.webp',
    src: '',
    blur: 'data:image/webp;base64,AA',
  })
})
