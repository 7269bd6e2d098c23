import { type Loaders, loadOne } from './loaders.ts'
import { sitePath } from './site-path.ts'

/** Where a document is seen, for links to it; undefined when it is not to be seen or has no page. */
export async function documentPath(
  loaders: Loaders,
  collection: string,
  id: number,
): Promise<string | undefined> {
  switch (collection) {
    case 'articles': {
      const article = await loadOne(loaders.articles, id)
      return article ? article.href || sitePath('articles', article.slug) : undefined
    }
    case 'videos':
      return sitePath('videos', (await loadOne(loaders.videos, id))?.slug)
    case 'pages':
      return sitePath('pages', (await loadOne(loaders.pages, id))?.slug)
    default:
      return undefined
  }
}
