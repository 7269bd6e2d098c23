import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site's map. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('video', 'routes/video.tsx'),
    route('articles', 'routes/articles.tsx'),
    route('articles/:slug', 'routes/article.tsx'),
    route('shades', 'routes/shades.tsx'),
    route('shades/:number', 'routes/shade.tsx'),
    route('shade', 'routes/shade-finder.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('ask', 'routes/ask.tsx'),
    route('search', 'routes/search.tsx'),
    route('shops', 'routes/shops.tsx'),
    route(':slug', 'routes/page.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('shade-data', 'routes/shade-data.ts'),
  route('shade-panels', 'routes/shade-panels.ts'),
  route('lesson/:slug', 'routes/lesson.ts'),
  route('shop-links', 'routes/shop-links.ts'),
  route('search-hits', 'routes/search-hits.ts'),
  route('questions', 'routes/questions.ts'),
  route('similar-answers', 'routes/similar-answers.ts'),
  route('captcha-challenge', 'routes/captcha-challenge.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('feed.xml', 'routes/feed.ts'),
  route('opensearch.xml', 'routes/opensearch.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
] satisfies RouteConfig
