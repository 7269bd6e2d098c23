import { isAddress } from '../../content/shared-fields.ts'
import { toLinkHeading } from '../link-types.ts'
import { shorten } from '../read-value.ts'
import type { Link } from './columns.ts'
import type { FeedLink } from './feed.ts'

/** A change of one field, in the words of its cells. */
export type Change = { label: string; before: string; after: string }

const maxHrefLength = 2000
const maxShopLength = 80

/** The most addresses that a product may have in one shop. */
export const maxHrefs = 50

/** Faults of the links of a row, a sentence each. */
export function findWrongLinks(links: FeedLink[]): string[] {
  return links.flatMap(({ type, shop, hrefs }) => {
    const heading = toLinkHeading(type, shorten(shop))
    if (shop.length > maxShopLength) return [`${heading}: название длиннее ${maxShopLength} знаков`]
    if (hrefs.length > maxHrefs) return [`${heading}: адресов больше ${maxHrefs}, оставьте нужные`]
    return hrefs
      .filter(
        (href) => href.length > maxHrefLength || !isAddress(href) || (type === 'shop' && /^[/#]/.test(href)),
      )
      .map((href) => `${heading}: «${shorten(href)}» — не адрес страницы, он начинается с https://`)
  })
}

/** The links of a product after an import: those of a shop that the file names are replaced, others stay. */
export function mergeLinks(before: Link[], given: FeedLink[]): { links: Link[]; changes: Change[] } {
  const toKey = ({ type, shop }: Pick<Link, 'type' | 'shop'>) => `${type} ${shop.toLowerCase()}`
  const present = Map.groupBy(before, toKey)
  const changes: Change[] = []
  const replaced = new Map<string, Link[]>()
  for (const link of given) {
    const { type, hrefs } = link
    const old = present.get(toKey(link)) ?? []
    const shop = old[0]?.shop ?? link.shop
    const [was, willBe] = [old.map(({ href }) => href).join('\n'), hrefs.join('\n')]
    if (was === willBe) continue
    changes.push({ label: toLinkHeading(type, shop), before: was, after: willBe })
    replaced.set(
      toKey(link),
      hrefs.map((href) => ({ type, shop, href })),
    )
  }
  const kept = before.flatMap((link) => {
    const key = toKey(link)
    if (!replaced.has(key)) return [link]
    return link === present.get(key)?.[0] ? (replaced.get(key) ?? []) : []
  })
  return {
    links: [...kept, ...[...replaced].flatMap(([key, links]) => (present.has(key) ? [] : links))],
    changes,
  }
}
