import { type MouseEvent, Suspense, useRef } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { count } from '#app/features/statistics/count.ts'
import { TopicLinks } from '#app/features/topics/TopicLinks.tsx'
import { lazyNamed } from '#app/lib/network/load-part.ts'
import { countOf, fill } from '#app/texts/fill.ts'
import { Link } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { RestOfList } from '#app/ui/RestOfList.tsx'
import { Container, FormPanel } from '#app/ui/Section.tsx'
import { keepRecent } from './queries.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchPage.module.css'
import { Snippet } from './Snippet.tsx'
import type { FoundGroup, FoundView, FoundViews } from './search-content.server.ts'

const QuestionForm = lazyNamed(() => import('#app/features/question/QuestionForm.tsx'), 'QuestionForm')

type SearchPageProps = {
  query: string
  /** Null without a query, and while the API is unavailable. */
  found: FoundViews | null
  topics: { name: string; slug: string }[]
}

/** The results, or the words and links for an empty, a short or a fruitless query. */
export function SearchPage({ query, found, topics }: SearchPageProps) {
  const { search } = useSite().texts.sections
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{search.title}</h1>
          {!query && <p className={styles.intro}>{search.intro}</p>}
          {/* Another query mounts another field, because the field's text comes with the page. */}
          <SearchForm key={query} id="search" query={query} />
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
          found && <SearchResults key={query} groups={found.groups} query={query} />
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
    <FormPanel id="ask" title={formTitle} intro={formIntro}>
      <Suspense>
        <QuestionForm key={query} id="search-question" suggested={query} />
      </Suspense>
    </FormPanel>
  )
}

/** The page shows this many hits of each kind before it is asked for more. */
const seenAtOnce = 4

type SearchResultsProps = {
  groups: FoundGroup[]
  /** The query. It is counted once, with whether a hit was pressed. */
  query: string
}

/** The hits by kinds, the best first; a button shows the rest of each kind. */
function SearchResults({ groups, query }: SearchResultsProps) {
  const { more } = useSite().texts.sections.articles
  const isPressed = useRef(false)
  function press(event: MouseEvent<HTMLDivElement>) {
    if (isPressed.current || !(event.target instanceof Element) || !event.target.closest('a')) return
    isPressed.current = true
    count('search-pressed', query)
    keepRecent(query)
  }
  return (
    <div className={styles.groups} onClickCapture={press}>
      {groups.map(({ kind, title, entries }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 className={styles.kind} id={`found-${kind}`}>
            {title}
          </h2>
          <Entries entries={entries.slice(0, seenAtOnce)} />
          {entries.length > seenAtOnce && (
            <RestOfList label={more} count={entries.length - seenAtOnce}>
              <Entries entries={entries.slice(seenAtOnce)} />
            </RestOfList>
          )}
        </section>
      ))}
    </div>
  )
}

function Entries({ entries }: { entries: FoundView[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Found {...entry} />
        </li>
      ))}
    </ol>
  )
}

function Found({ href, title, place, snippet, picture }: FoundView) {
  return (
    <article className={styles.found}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.link} url={href}>
            {title}
          </Link>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
        {snippet.length > 0 && (
          <p className={styles.snippet}>
            <Snippet pieces={snippet} />
          </p>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="9rem" />
        </div>
      )}
    </article>
  )
}
