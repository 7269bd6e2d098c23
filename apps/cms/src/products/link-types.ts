import { linkTypes } from '@pryad/contract/products.ts'

export type LinkType = (typeof linkTypes)[number]

/** Labels of the panel, which are the headings of a table as well. */
const labels: Record<LinkType, string> = {
  shop: 'Магазин',
  review: 'Отзывы',
  instruction: 'Инструкция',
  article: 'Статья',
}

/** The choices of the panel. */
export const linkTypeOptions = linkTypes.map((value) => ({ value, label: labels[value] }))

const separator = ':'

/** Heading of the column that holds the links of one type to one shop, like «Магазин: Ozon». */
export function toLinkHeading(type: LinkType, shop: string): string {
  return `${labels[type]}${separator} ${shop}`
}

/** The type and the shop that a heading names; undefined when it names none. */
export function findLinkHeading(heading: string): { type: LinkType; shop: string } | undefined {
  const at = heading.indexOf(separator)
  if (at < 0) return undefined
  const label = heading.slice(0, at).trim().toLowerCase()
  const shop = heading.slice(at + 1).trim()
  const type = linkTypes.find((candidate) => labels[candidate].toLowerCase() === label)
  return type && shop ? { type, shop } : undefined
}
