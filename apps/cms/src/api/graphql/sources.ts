import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'
import type { Reference } from '../../content/loaders.ts'
import type { Article } from '../../payload-types.ts'

/** Fields that lists leave out of articles: with them each of a hundred would cost three times as much. */
export const withoutBulk = { body: false, lessons: false, products: false, meta: false } as const

/** Whether fields of the contract are answered without what lists leave out. */
export function isTeaser(fields: ReadonlySet<string>): boolean {
  return !['body', 'lessons', 'products', 'seo'].some((name) => fields.has(name))
}

type Bulk = keyof typeof withoutBulk

/** An article as lists and loaders have it. */
export type ArticleSource = Omit<Article, Bulk> & Partial<Pick<Article, Bulk>>

/** The `meta` group of a document. */
export type SeoSource = {
  title?: string | null
  description?: string | null
  image?: Reference | null
}

/** Names of the fields that a query selects from a resolver's result, fragments included. */
export function askedFields({ fieldNodes, fragments }: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>()
  const collect = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections)
      else collect(fragments[selection.name.value]?.selectionSet.selections ?? [])
    }
  }
  for (const { selectionSet } of fieldNodes) collect(selectionSet?.selections ?? [])
  return names
}
