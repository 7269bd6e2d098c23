import type { GraphqlContext } from './context.ts'

type From = Pick<GraphqlContext, 'loaders' | 'relatedByTag'>

/** How articles that go with a document are found: at most `count`. */
export function articlesFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'ARTICLE', byTag: relatedByTag.articles, byId: loaders.articles, count } as const
}

export function lessonsFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'LESSON', byTag: relatedByTag.videos, byId: loaders.videos, count } as const
}

export function shadesFor({ loaders, relatedByTag }: From, count: number) {
  return { kind: 'SHADE', byTag: relatedByTag.products, byId: loaders.products, count } as const
}
