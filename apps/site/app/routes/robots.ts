import { siteRequestContext } from '../api/context.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/robots.ts'

export const handle: PageHandle = { search: [] }

/** Marks that advertising, mailings and counters add to addresses. Pages ignore whatever they do not name in `search`. */
const marks = [
  ...['source', 'medium', 'campaign', 'content', 'term', 'id', 'referrer'].map((name) => `utm_${name}`),
  ...['yclid', 'ysclid', 'ymclid', 'yadclid', 'etext', '_openstat', 'openstat', 'roistat', 'calltouch_tm'],
  ...['gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid', '_ga', '_gl'],
  ...['fbclid', 'rb_clickid', 'vkclid', 'msclkid', 'twclid', 'ttclid', 'igshid', 'mc_cid', 'mc_eid'],
  ...['admitad_uid', 'erid'],
]

/** `Clean-param` is Yandex's own, at most 500 characters: https://yandex.ru/support/webmaster/ru/robot-workings/clean-param */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, isIndexed } = context.get(siteRequestContext)
  const group = `User-agent: *\nAllow: /\nClean-param: ${marks.join('&')} /\n`
  const open = `${group}\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Response(isIndexed ? open : 'User-agent: *\nDisallow: /\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
