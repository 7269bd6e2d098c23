import type { SiteRequest } from '#app/api/context.ts'
import { countOnServer } from '#app/features/statistics/count.server.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { postedValues, textOf } from './posted-values.ts'
import type { PostedQuestion } from './question-view.ts'
import { sendQuestion } from './send-question.server.ts'
import { findSimilarAnswers } from './similar-answers.server.ts'

/**
 * Takes the form of a visitor without scripts. Before a question is sent for the first time, answers to questions like it are offered; from
 * the page with these answers it is sent without another offer. The form comes back with the typed text each time.
 */
export async function takePostedQuestion(
  siteRequest: SiteRequest,
  form: FormData,
  texts: SiteTexts,
): Promise<PostedQuestion> {
  const values = postedValues(form)
  const helped = textOf(form, 'helped')
  if (helped) {
    countOnServer(siteRequest, 'suggestion-helped', helped)
    return { status: 'helped', values }
  }
  const wasOffered = form.has('offered')
  const answers = wasOffered ? [] : await findSimilarAnswers(siteRequest, values.question)
  if (answers.length > 0) {
    for (const { id } of answers) if (id) countOnServer(siteRequest, 'suggestion-shown', id)
    return { status: 'offered', answers, values }
  }
  return { ...(await sendQuestion(siteRequest, form, texts)), wasOffered }
}
