import { articlePath, lessonPath, shadePath, standingPagePath } from '@pryad/contract/paths.ts'
import { type Loaders, loadOne } from './loaders.ts'

const pathsOf: Record<string, ((name: string) => string) | undefined> = {
  articles: articlePath,
  videos: lessonPath,
  pages: standingPagePath,
  // The site knows the number that the address of a shade is made of, and whether another shade has it as well.
  products: (ean) => shadePath(encodeURIComponent(ean)),
}

/** Path of the public page a document is seen on, by its slug or barcode; undefined when it has no page of its own. */
export function sitePath(collection: string, name: unknown): string | undefined {
  return typeof name === 'string' && name ? pathsOf[collection]?.(name) : undefined
}

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
