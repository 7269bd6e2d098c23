import { itemsOf, range } from '#app/lib/lists.ts'
import { countOf } from '#app/texts/fill.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { LoadMore } from '#app/ui/RestOfList.tsx'
import { Preparing } from '../sections/Preparing.tsx'
import { useSite } from '../site/use-site.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { articleList } from './article-list.ts'
import type { LoadedArticles } from './load-articles-page.server.ts'

/** The articles of a page, behind those of the pages that it was added to, with the way to more of them. */
export function ArticleList({ loaded }: { loaded: LoadedArticles }) {
  const { unavailable, empty, found, more } = useSite().texts.sections.articles
  const parts = articleList.pagesTo(loaded)
  const articles = itemsOf(parts.map((shown) => shown.articles))
  const { articles: last } = loaded
  /** The page to append failed to load: the list ends with the previous page. */
  const isMissing = !last && parts.length > 1
  const page = isMissing ? loaded.page - 1 : loaded.page
  return (
    <>
      {articles.length > 0 && (
        <ArticleGrid
          articles={articles}
          hasLead={parts[0].articles?.hasLead}
          headingLevel="h2"
          isFirstOnPage
        />
      )}
      {(last || isMissing) && (
        <LoadMore
          label={more}
          url={articleList.urlOf({ ...loaded, page: page + 1 })}
          page={page}
          hasMore={last?.hasMore ?? true}
          message={last ? `${range(last)}, ${countOf(found, last.total)}` : ''}
          failure={isMissing ? unavailable : undefined}
          onMore={() => articleList.extend(loaded)}
        />
      )}
      {!last && !isMissing && <Notice>{unavailable}</Notice>}
      {last?.total === 0 && (loaded.tag ? <Notice>{empty}</Notice> : <Preparing />)}
    </>
  )
}
