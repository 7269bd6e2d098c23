import type { QuestionFieldNames } from '@pryad/contract/forms/question.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'

/** Names of the form's fields as its messages have them. */
export function questionFieldNames({ feedback }: SiteTexts['forms']): QuestionFieldNames {
  return {
    name: feedback.name.fieldName,
    email: feedback.email.fieldName,
    question: feedback.question.fieldName,
    consent: feedback.consent.fieldName,
  }
}
