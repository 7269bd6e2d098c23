import { cleanQuestion } from '@pryad/contract/forms/clean-question.ts'
import { mailAddress } from '@pryad/contract/forms/mail-address.ts'
import { createQuestionValidator, type QuestionField } from '@pryad/contract/forms/question.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { addFaqOperation } from '@pryad/contract/generated/operations.ts'
import { CombinedError } from '#app/api/combined-error.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { countTopic } from './count-topic.server.ts'
import { questionFieldNames } from './field-names.ts'
import { postedValues, textOf } from './posted-values.ts'
import type { QuestionResult } from './question-view.ts'

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

  const { validate } = createQuestionValidator({
    fieldNames: questionFieldNames(forms),
    captchaMessage: forms.captcha.required,
    address: mailAddress,
  })
  const errors = validate({ ...values, recaptcha })
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
