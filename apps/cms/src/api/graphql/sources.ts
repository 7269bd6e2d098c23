import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'
import type { Reference } from '../../content/loaders.ts'
import type { Article } from '../../payload-types.ts'

/** Fields of a teaser: lists read no more, or each of a hundred articles would cost three times as much. */
export const teaserFields = {
  title: true,
  description: true,
  slug: true,
  href: true,
  publishedAt: true,
  updatedAt: true,
  readingMinutes: true,
  preview: true,
  tags: true,
} as const

/** Whether a teaser has all these fields. */
export function isTeaser(fields: ReadonlySet<string>): boolean {
  return [...fields].every((name) => name === 'id' || name === '__typename' || name in teaserFields)
}

type TeaserField = 'id' | keyof typeof teaserFields

/** An article as lists and loaders have it. */
export type ArticleSource = Pick<Article, TeaserField> & Partial<Omit<Article, TeaserField>>

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
