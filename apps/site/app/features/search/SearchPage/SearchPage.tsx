import { Suspense } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { TopicLinks } from '#app/features/topics/TopicLinks/TopicLinks.tsx'
import { lazyNamed } from '#app/lib/network/load-part.ts'
import { countOf, fill } from '#app/texts/fill.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Container, FormPanel } from '#app/ui/Section.tsx'
import { SearchForm } from '../SearchForm/SearchForm.tsx'
import { SearchResults } from '../SearchResults/SearchResults.tsx'
import type { FoundViews } from '../search-view.ts'
import styles from './SearchPage.module.css'

const QuestionForm = lazyNamed(
  () => import('#app/features/question/QuestionForm/QuestionForm.tsx'),
  'QuestionForm',
)

type SearchPageProps = {
  query: string
  /** Null without a query, and while the API is unavailable. */
  found: FoundViews | null
  topics: { name: string; slug: string }[]
}

/** The results, or the words and links for an empty, a short or a fruitless query. */
export function SearchPage({ query, found, topics }: SearchPageProps) {
  const { texts } = useSite()
  const { search } = texts.sections
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{search.title}</h1>
          {!query && <p className={styles.intro}>{search.intro}</p>}
          {/* Another query mounts another field, because the field's text comes with the page. */}
          <SearchForm key={query} id="search" texts={search} query={query} />
          {found && found.count > 0 && (
            <p className={styles.count}>
              {found.isCut ? fill(search.first, { count: found.count }) : countOf(search.found, found.count)}
            </p>
          )}
        </div>
        {query && !found && <Notice>{search.unavailable}</Notice>}
        {found?.count === 0 ? (
          <Nothing query={query} />
        ) : (
          found && (
            <SearchResults
              key={query}
              groups={found.groups}
              moreLabel={texts.sections.articles.more}
              query={query}
            />
          )
        )}
        {!found?.count && <TopicLinks title={search.topics} topics={topics} />}
        {found?.count === 0 && <Ask query={query} />}
      </div>
    </Container>
  )
}

function Nothing({ query }: { query: string }) {
  const { search } = useSite().texts.sections
  return (
    <div className={styles.nothing}>
      <h2>{fill(search.nothing, { query })}</h2>
      <p>{search.nothingText}</p>
    </div>
  )
}

/** The question form with the query in it: an expert answers questions that the site does not. */
function Ask({ query }: { query: string }) {
  const { texts } = useSite()
  const { formTitle, formIntro } = texts.sections.faq
  return (
    <div className={styles.ask}>
      <FormPanel id="ask" title={formTitle} intro={formIntro}>
        <Suspense>
          <QuestionForm key={query} id="search-question" suggested={query} />
        </Suspense>
      </FormPanel>
    </div>
  )
}
