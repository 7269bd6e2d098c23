import { getSiteOperation } from '@pryad/contract/generated/operations.ts'
import { siteRequestContext } from '../api/context.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/security-txt.ts'

export const handle: PageHandle = { search: [] }

/** How long the address may be believed without looking again, in months: RFC 9116 asks for less than a year. */
const validMonths = 11

/** `/.well-known/security.txt`: the address for reports of a hole in the site (RFC 9116): the one for matters of personal data. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, siteUrl } = context.get(siteRequestContext)
  const { site } = await api.query(getSiteOperation, {})
  if (!site) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  const email = site.contacts.privacyEmail || site.contacts.email
  if (!email) return new Response(null, { status: 404 })
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expiry(new Date()).toISOString()}`,
    'Preferred-Languages: ru, en',
    // Only for an address that cannot be tampered with in transit.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** The first day of a month, so that the text does not change all the time. */
function expiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1))
}
