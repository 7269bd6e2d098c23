import { siteRequestContext } from '../api/context.ts'
import { findSimilarAnswers } from '../features/question/similar-answers.server.ts'
import { notFound, readForm } from '../lib/routing/http.server.ts'
import type { Route } from './+types/similar-answers.ts'

/** Answers to questions like the one that somebody is writing. It is posted, so that the visitor's words stand in no address. */
export async function action({ context, request }: Route.ActionArgs) {
  const question = (await readForm(request)).get('question')
  const answers = await findSimilarAnswers(
    context.get(siteRequestContext),
    typeof question === 'string' ? question : '',
  )
  return Response.json({ answers }, { headers: { 'cache-control': 'no-store' } })
}

export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url)
}
