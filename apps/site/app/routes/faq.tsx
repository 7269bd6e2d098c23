import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { FaqPage } from '../features/faq/FaqPage.tsx'
import { loadFaq } from '../features/faq/faq.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { QuestionForm } from '../features/question/QuestionForm.tsx'
import { breadcrumbsTo } from '../features/sections/breadcrumbs-to.ts'
import { siteOf } from '../features/site/use-site.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { breadcrumbList, faqPage } from '../lib/head/structured-data.ts'
import { withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, hasSameData, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/faq.ts'

export const handle: PageHandle = { layout: 'plain', search: [], isInSitemap: true }

export async function loader({ context }: Route.LoaderArgs) {
  const questions = await loadFaq(context.get(siteRequestContext))
  return withStatus({ questions }, questions !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { title, description } = site.texts.sections.faq
  return pageMeta({
    site,
    path: '/faq',
    title: `${title} — ${site.name}`,
    description,
    structured: [
      breadcrumbList(site, breadcrumbsTo('faq', site.texts)),
      // All of them: no other page tells search engines the answers.
      ...faqPage(site, '/faq', loaderData.questions ?? undefined),
    ],
  })
}

export default memo(function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage questions={loaderData.questions} form={<QuestionForm id="faq-form" />} />
}, hasSameData)
