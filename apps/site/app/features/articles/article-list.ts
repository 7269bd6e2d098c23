import { LongList } from '#app/lib/lists.ts'
import type { LoadedArticles } from './load-articles-page.server.ts'

/** All articles, or those of a topic, page by page. */
export const articleList = new LongList<LoadedArticles>('/articles')

/** Heading of the articles, of a topic if there is one: «Седина: статьи». */
export function listTitle(title: string, tag: { name: string } | undefined): string {
  return tag ? `${tag.name}: ${title.toLowerCase()}` : title
}
