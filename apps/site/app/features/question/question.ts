import { createQuestionValidator, type QuestionField } from '@pryad/contract/forms/question.ts'
import type { Rule } from '@pryad/contract/forms/rules.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import type { SimilarAnswer } from './similar-answer.ts'

/** The fields as a visitor has filled them in. */
export type QuestionValues = { name: string; email: string; question: string; consent: boolean }

/** The outcome of a question that was sent. */
export type QuestionResult =
  | { status: 'sent'; id: string }
  | { status: 'refused'; errors: FieldErrors<QuestionField>; message: string; values: QuestionValues }

/** The answer to a form that was posted without scripts. */
export type PostedQuestion =
  | (QuestionResult & { /** Whether answers have been offered on this page before. */ wasOffered: boolean })
  /** Nothing is sent yet: these may be the answer already. */
  | { status: 'offered'; answers: SimilarAnswer[]; values: QuestionValues }
  /** Nothing is sent: one of them was. */
  | { status: 'helped'; values: QuestionValues }

export const emptyQuestion: QuestionValues = { name: '', email: '', question: '', consent: false }

/** The values of a posted form. */
export function postedValues(form: FormData): QuestionValues {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    question: textOf(form, 'question'),
    consent: form.has('consent'),
  }
}

/** The text of a field; empty where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The checks of the form, with its own messages. `address`: the rule of mail addresses, once it is loaded. */
export function questionValidator({ feedback, captcha }: SiteTexts['forms'], address: Rule | undefined) {
  return createQuestionValidator({
    fieldNames: {
      name: feedback.name.fieldName,
      email: feedback.email.fieldName,
      question: feedback.question.fieldName,
      consent: feedback.consent.fieldName,
    },
    captchaMessage: captcha.required,
    address,
  })
}
