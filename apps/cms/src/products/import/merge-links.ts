import { isAddress } from '../../content/shared-fields.ts'
import { toLinkHeading } from '../link-types.ts'
import { shorten } from '../read-value.ts'
import type { Link } from './columns.ts'
import type { FeedLink } from './feed.ts'

/** A change of one field, in the words of its cells. */
export type Change = { label: string; before: string; after: string }

const maxHrefLength = 2000
const maxShopLength = 80

/** Faults of the links of a row, a sentence each. */
export function findWrongLinks(links: FeedLink[]): string[] {
  return links.flatMap(({ type, shop, hrefs }) => {
    const heading = toLinkHeading(type, shorten(shop))
    if (shop.length > maxShopLength) return [`${heading}: название длиннее ${maxShopLength} знаков`]
    return hrefs
      .filter(
        (href) => href.length > maxHrefLength || !isAddress(href) || (type === 'shop' && /^[/#]/.test(href)),
      )
      .map((href) => `${heading}: «${shorten(href)}» — не адрес страницы, он начинается с https://`)
  })
}

/** The links of a product after an import: those of a shop that the file names are replaced, others stay. */
export function mergeLinks(before: Link[], given: FeedLink[]): { links: Link[]; changes: Change[] } {
  let links = before
  const changes: Change[] = []
  for (const { type, shop, hrefs } of given) {
    const isSame = (link: Link) => link.type === type && link.shop.toLowerCase() === shop.toLowerCase()
    const old = links.filter(isSame)
    const name = old[0]?.shop ?? shop
    const [was, willBe] = [old.map(({ href }) => href).join('\n'), hrefs.join('\n')]
    if (was === willBe) continue
    changes.push({ label: toLinkHeading(type, name), before: was, after: willBe })
    const found = links.findIndex(isSame)
    const place = found < 0 ? links.length : found
    const young = hrefs.map((href) => ({ type, shop: name, href }))
    links = [...links.slice(0, place), ...young, ...links.slice(place).filter((link) => !isSame(link))]
  }
  return { links, changes }
}
