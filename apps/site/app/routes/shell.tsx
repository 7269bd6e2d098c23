import { Outlet, useLocation } from 'react-router'
import { describeError } from '../features/errors/describe-error.ts'
import { ErrorView, RequestId } from '../features/errors/ErrorView.tsx'
import { SearchForm } from '../features/search/SearchForm.tsx'
import { useSite } from '../features/site/use-site.ts'
import { TopicLinks } from '../features/topics/TopicLinks.tsx'
import { nearestTopics } from '../features/topics/topics.ts'
import { forwardHeaders } from '../lib/routing/route-module.ts'
import { fill } from '../texts/fill.ts'
import type { Route } from './+types/shell.ts'

/** React Router takes these headers for a page that threw, and does not ask the page's own `headers`. */
export const headers = forwardHeaders

/** How many topics are offered. */
const topicCount = 4

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: describeError(error).title }, { name: 'robots', content: 'noindex' }] : []

/** Holds every page, so that the head and the foot outlive a page that fails. */
export default function Shell() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { texts, tags, hasSearch, missingPages } = useSite()
  const { common, errors } = texts
  const { pathname, search } = useLocation()
  const { status, message } = describeError(error)
  const topics = (
    <TopicLinks title={errors.notFound.topics} topics={nearestTopics(pathname, tags, topicCount)} />
  )
  if (status === 404) {
    const { code, title, text, homeLink, articlesLink, videoLink } = errors.notFound
    return (
      <ErrorView
        code={code}
        title={title}
        text={missingPages.includes(pathname.slice(1)) ? common.preparing : text}
        message={<span lang="en">{message}</span>}
        links={[
          { label: homeLink, url: '/' },
          { label: articlesLink, url: '/articles' },
          { label: videoLink, url: '/video' },
        ]}
      >
        {hasSearch && <SearchForm id="search" />}
        {topics}
      </ErrorView>
    )
  }
  const { title, text, retry, homeLink, requestId: requestIdText } = errors.serverError
  return (
    <ErrorView
      code={String(status)}
      title={title}
      text={text}
      message={
        <>
          {message && <span>{`${message} `}</span>}
          <RequestId format={(id) => fill(requestIdText, { id })} />
        </>
      }
      links={[
        { label: retry, url: `${pathname}${search}`, reload: true },
        { label: homeLink, url: '/', reload: true },
      ]}
      more={topics}
    />
  )
}
