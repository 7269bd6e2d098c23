/** What stands behind a product's link; the labels are those of the panel and of the columns of a table. */
export const linkTypes = {
  shop: 'Магазин',
  review: 'Отзывы',
  instruction: 'Инструкция',
  article: 'Статья',
} as const

export type LinkType = keyof typeof linkTypes

const separator = ':'

/** Heading of the column that holds the links of one kind to one shop, like «Магазин: Ozon». */
export function toLinkHeading(type: LinkType, shop: string): string {
  return `${linkTypes[type]}${separator} ${shop}`
}

/** The kind and the shop a heading names, undefined when it names none. */
export function findLinkHeading(heading: string): { type: LinkType; shop: string } | undefined {
  const at = heading.indexOf(separator)
  if (at < 0) return undefined
  const kind = heading.slice(0, at).trim().toLowerCase()
  const shop = heading.slice(at + 1).trim()
  const found = Object.entries(linkTypes).find(([, label]) => label.toLowerCase() === kind)
  return found && shop ? { type: found[0] as LinkType, shop } : undefined
}
