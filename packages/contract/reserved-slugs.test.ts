import { expect, test } from 'vitest'
import { articlePath, lessonPath, standingPagePath } from './paths.ts'
import { isReservedSlug } from './reserved-slugs.ts'

test.each(['video', 'articles', 'lesson', 'media', 'csp-reports', 'healthz', 'sitemap.xml'])(
  'no standing page may be called «%s»',
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true)
  },
)

test.each(['politika-konfidencialnosti', 'home', ':slug', '*', 'article', ''])(
  'a standing page may be called «%s»',
  (slug) => {
    expect(isReservedSlug(slug)).toBe(false)
  },
)

test('documents are read at the addresses of their pages', () => {
  expect([articlePath('korni'), lessonPath('korni'), standingPagePath('korni')]).toEqual([
    '/articles/korni',
    '/video?slug=korni',
    '/korni',
  ])
})
