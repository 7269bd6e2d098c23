import { itemsOf } from '#app/lib/routing/long-list.ts'
import { range } from '#app/lib/routing/range.ts'
import { countOf } from '#app/texts/fill.ts'
import { LoadMore } from '#app/ui/LoadMore/LoadMore.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { ArticleGrid } from '../articles/ArticleGrid/ArticleGrid.tsx'
import { useSite } from '../site/use-site.ts'
import { homeList } from './home-list.ts'
import type { HomePart } from './load-home.server.ts'

type ArticleListProps = {
  part: HomePart
  headingLevel: 'h2' | 'h3'
}

/** The articles of a page, behind those of the pages that it was added to, with the way to more of them. */
export function ArticleList({ part, headingLevel }: ArticleListProps) {
  const { unavailable, empty, found, more } = useSite().texts.sections.articles
  const parts = homeList.pagesTo(part)
  const articles = itemsOf(parts.map((shown) => shown.articles))
  const { articles: last } = part
  /** The page to append failed to load: the list ends with the previous page. */
  const isMissing = !last && parts.length > 1
  const page = isMissing ? part.page - 1 : part.page
  return (
    <>
      {articles.length > 0 && (
        <ArticleGrid articles={articles} hasLead={parts[0].articles?.hasLead} headingLevel={headingLevel} />
      )}
      {(last || isMissing) && (
        <LoadMore
          label={more}
          url={homeList.urlOf({ ...part, page: page + 1 })}
          page={page}
          hasMore={last?.hasMore ?? true}
          message={last ? `${range(last)}, ${countOf(found, last.total)}` : ''}
          failure={isMissing ? unavailable : undefined}
          onMore={() => homeList.extend(part)}
        />
      )}
      {!last && !isMissing && <Notice>{unavailable}</Notice>}
      {last?.total === 0 && <Notice>{empty}</Notice>}
    </>
  )
}
