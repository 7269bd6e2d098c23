import { cleanQuestion } from '@pryad/contract/forms/clean-question.ts'
import { mailAddress } from '@pryad/contract/forms/mail-address.ts'
import type { QuestionField } from '@pryad/contract/forms/question.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { addFaqOperation } from '@pryad/contract/generated/operations.ts'
import { CombinedError } from '#app/api/combined-error.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { getSite } from '../site/get-site.server.ts'
import { countOnServer } from '../statistics/count.server.ts'
import { topicOf } from '../topics/topics.ts'
import {
  type PostedQuestion,
  postedValues,
  type QuestionResult,
  questionValidator,
  textOf,
} from './question.ts'
import { findSimilarAnswers } from './similar-answers.server.ts'

/**
 * Checks a posted question by the shared rules and hands it to the API (`addFaq`, spec §7: the form's message goes as `question`, the
 * captcha's response as `recaptcha`). If anything goes wrong, the typed text comes back with the reason.
 */
export async function sendQuestion(
  siteRequest: SiteRequest,
  form: FormData,
  { forms, popups }: SiteTexts,
): Promise<QuestionResult> {
  const { api, log } = siteRequest
  const values = postedValues(form)
  const recaptcha = textOf(form, 'recaptcha')
  const refuse = (errors: FieldErrors<QuestionField>, message: string): QuestionResult => ({
    status: 'refused',
    errors,
    message,
    values,
  })

  const errors = questionValidator(forms, mailAddress).validate({ ...values, recaptcha })
  if (Object.keys(errors).length > 0) return refuse(errors, forms.errorSummary)

  try {
    const { sendFaqPackageQuestion } = await api.request(addFaqOperation, {
      input: {
        ...cleanQuestion(values),
        recaptcha,
        idempotencyKey: textOf(form, 'idempotencyKey') || null,
        pageUrl: textOf(form, 'pageUrl') || null,
      },
    })
    void countTopic(siteRequest, values.question)
    return { status: 'sent', id: String(sendFaqPackageQuestion.id) }
  } catch (error) {
    if (!(error instanceof CombinedError)) throw error
    const { code, fields = {} } = error.graphql[0]?.extensions ?? {}
    if (Object.keys(fields).length > 0) return refuse(fields, forms.errorSummary)
    switch (code) {
      case 'RATE_LIMITED':
        return refuse({}, forms.feedback.tooMany)
      case 'CAPTCHA_UNAVAILABLE':
        return refuse({ recaptcha: forms.captcha.error }, forms.errorSummary)
      default:
        log.error({ err: error }, 'question could not be sent')
        return refuse({}, popups.feedback.error)
    }
  }
}

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

/** Counts the topic of a question that was sent, and nothing of its words. One whose words name no topic is not counted. */
async function countTopic(siteRequest: SiteRequest, question: string): Promise<void> {
  const { tags } = await getSite(siteRequest)
  const topic = topicOf(question, tags)
  if (topic) countOnServer(siteRequest, 'question-topic', topic.slug)
}
