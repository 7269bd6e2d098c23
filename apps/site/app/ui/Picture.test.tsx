import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const picture = { alt: 'Коса', base: '/media/braid.', src: 'l.webp', width: 768, height: 512 }

test('sizes are chosen by the source, and the image itself is for browsers that do not know its format', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...picture, type: 'image/avif', srcSet: 's.avif 384w, l.avif 768w' }} sizes="7rem" />,
  )
  expect(html).toMatch(/<source type="image\/avif"[^>]*><img /)
  expect(html).toContain('srcSet="/media/braid.s.avif 384w, /media/braid.l.avif 768w" sizes="7rem"')
  expect(html.slice(html.indexOf('<img'))).not.toMatch(/srcset|sizes/i)
  expect(html).toContain('src="/media/braid.l.webp"')
})

test('a picture without other sizes is the picture alone, with its room kept', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="7rem" />)
  expect(html).not.toContain('<source')
  expect(html).toContain('alt="Коса" width="768" height="512"')
})
