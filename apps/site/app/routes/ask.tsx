import { data, type HeadersArgs } from 'react-router'
import { FirstAid } from '#app/features/sections/FirstAid.tsx'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { OfferedAnswers } from '../features/question/OfferedAnswers.tsx'
import { QuestionForm } from '../features/question/QuestionForm.tsx'
import { takePostedQuestion } from '../features/question/send-question.server.ts'
import { answersForQuestion } from '../features/shade-finder/load-answer.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf, useSite } from '../features/site/use-site.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { readForm } from '../lib/routing/http.server.ts'
import { forwardHeaders, type PageHandle } from '../lib/routing/route-module.ts'
import { Container } from '../ui/Section.tsx'
import type { Route } from './+types/ask.ts'
import styles from './ask.module.css'

export const handle: PageHandle = { layout: 'plain', search: ['shade'], isUnbounded: true, isInSitemap: true }

/** Visitors who come from the shade finder find their answers in the question. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = await answersForQuestion(context.get(siteRequestContext), url.searchParams.get('shade'))
  return { question }
}

/** Takes the form of a visitor without scripts, and answers with the same messages and values. Nobody keeps the answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const siteRequest = context.get(siteRequestContext)
  const form = await readForm(request)
  const { texts } = await getSite(siteRequest)
  const result = await takePostedQuestion(siteRequest, form, texts)
  return data(result, {
    status: result.status === 'refused' ? 400 : 200,
    headers: { 'cache-control': 'no-store' },
  })
}

export const headers = ({ actionHeaders, ...others }: HeadersArgs) =>
  actionHeaders.has('cache-control') ? actionHeaders : forwardHeaders({ actionHeaders, ...others })

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!site) return []
  const { formTitle, formIntro } = site.texts.sections.faq
  return pageMeta({
    site,
    path: '/ask',
    title: `${formTitle} — ${site.name}`,
    description: formIntro,
  })
}

export default function Ask({ actionData, loaderData }: Route.ComponentProps) {
  const { texts } = useSite()
  const { formTitle } = texts.sections.faq
  const { intro, note } = texts.popups.feedback
  return (
    <Container>
      <div className={styles.page}>
        <h1>{formTitle}</h1>
        <FirstAid />
        {/* Texts that have been read already must not push the ready answers out of sight. */}
        {actionData?.status !== 'offered' && (
          <>
            <p className={styles.intro}>{intro}</p>
            <p className="note">{note}</p>
          </>
        )}
        <QuestionForm
          id="ask-form"
          posted={actionData}
          offered={actionData && <OfferedAnswers posted={actionData} texts={texts} />}
          suggested={loaderData.question}
        />
      </div>
    </Container>
  )
}
