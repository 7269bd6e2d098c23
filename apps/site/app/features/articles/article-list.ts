import { LongList } from '#app/lib/lists.ts'
import type { LoadedArticles } from './load-articles-page.server.ts'

/** All articles, or those of a topic, page by page. */
export const articleList = new LongList<LoadedArticles>('/articles')
