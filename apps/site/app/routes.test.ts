import { expect, test } from 'vitest'
import { sitemapPaths } from '../server/page-cache/page-key.ts'
import { loadRoutes } from '../server/testing/site-pages.ts'

const routes = await loadRoutes()
const sources = import.meta.glob<string>('./routes/*.tsx', { query: '?raw', import: 'default', eager: true })

test('search engines are told of every page, unless it asks them not to list it', () => {
  const listed = sitemapPaths(routes)
  const others = Object.values(routes).filter(
    (route) =>
      route?.path !== undefined &&
      !/[:*]/.test(route.path) &&
      `./${route.id}.tsx` in sources &&
      !listed.includes(`/${route.path}`),
  )
  const forgotten = others.filter((route) => !sources[`./${route?.id}.tsx`]?.includes("'noindex'"))
  expect(
    forgotten.map((route) => route?.path),
    'set isInSitemap in their handle, or noindex in their meta',
  ).toEqual([])
})

test('the main page is in the sitemap, a page that depends on the visitor is not', () => {
  expect(sitemapPaths(routes)).toContain('/')
  expect(sitemapPaths(routes)).not.toContain('/shops')
})
