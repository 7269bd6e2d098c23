import { Suspense } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { readQuery } from '../features/search/read-query.ts'
import { SearchForm } from '../features/search/SearchForm/SearchForm.tsx'
import { SearchResults } from '../features/search/SearchResults/SearchResults.tsx'
import { searchContent } from '../features/search/search-content.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import { countOnServer } from '../features/statistics/count.server.ts'
import { nearestTopics } from '../features/topics/nearest-topics.ts'
import { TopicLinks } from '../features/topics/TopicLinks/TopicLinks.tsx'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { lazyNamed } from '../lib/network/lazy-named.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { notFound } from '../lib/routing/search.server.ts'
import { withStatus } from '../lib/routing/with-status.server.ts'
import { countOf, fill } from '../texts/fill.ts'
import { Container } from '../ui/Container/Container.tsx'
import { FormPanel } from '../ui/FormPanel/FormPanel.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import type { Route } from './+types/search.ts'
import styles from './search.module.css'

const QuestionForm = lazyNamed(
  () => import('../features/question/QuestionForm/QuestionForm.tsx'),
  'QuestionForm',
)

export const handle: RouteHandle = { layout: 'plain' }

/** How many topics are offered. */
const topicCount = 6

/** The answers to `?q=`; without it the field alone. A backend without a search has no such page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const site = await getSite(siteRequest)
  if (site.isPlain) throw notFound(url)
  const query = readQuery(url)
  const found = query ? await searchContent(siteRequest, query, site.texts.sections.search) : null
  if (found) countOnServer(siteRequest, found.count > 0 ? 'search' : 'search-empty', query)
  return withStatus(
    { query, found: found ?? null, topics: nearestTopics(query, site.tags, topicCount) },
    found !== undefined,
    // No cache in front of the site keeps what few people type.
    { 'cache-control': 'private, no-cache' },
  )
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { title, intro } = site.texts.sections.search
  const { query } = loaderData
  return [
    ...pageMeta({
      site,
      path: '/search',
      title: `${query ? `${query}: ` : ''}${title} — ${site.name}`,
      description: intro,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, found, topics } = loaderData
  const { texts } = useSite()
  const { search } = texts.sections
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{search.title}</h1>
          {!query && <p className={styles.intro}>{search.intro}</p>}
          {/* Another query is another field: what stands in it came with the page. */}
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

/** The question form with the query in it: an expert answers what the site does not. */
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
