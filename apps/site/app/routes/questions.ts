import { siteRequestContext } from '../api/context.ts'
import { sendQuestion } from '../features/question/send-question.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { notFound, readForm } from '../lib/routing/http.server.ts'
import type { Route } from './+types/questions.ts'

/** Where the form is sent by script; the same without scripts goes to `/ask`. */
export async function action({ context, request }: Route.ActionArgs) {
  const siteRequest = context.get(siteRequestContext)
  const form = await readForm(request)
  const { texts } = await getSite(siteRequest)
  const result = await sendQuestion(siteRequest, form, texts)
  return Response.json(result, {
    status: result.status === 'sent' ? 201 : 400,
    headers: { 'cache-control': 'no-store' },
  })
}

export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url)
}
