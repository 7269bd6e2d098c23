import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site's map. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('video', 'routes/video.tsx'),
    route('articles/:slug', 'routes/article.tsx'),
    route('shops', 'routes/shops.tsx'),
    route(':slug', 'routes/page.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig
