import { siteRequestContext } from '../api/context.ts'
import { getSite } from '../features/site/get-site.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/manifest.ts'

export const handle: PageHandle = { search: [] }

/** The colour of the page, `--paper` of styles/brand.css. */
const paper = '#faf5ef'

/** The site as a phone shows it on its home screen. It opens in the browser: links and the way back are there. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, title, description } = await getSite(context.get(siteRequestContext))
  const manifest = {
    name: title,
    short_name: name,
    description,
    lang: 'ru',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
