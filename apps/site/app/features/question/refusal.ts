import { type QuestionField, questionMaxLength } from '@pryad/contract/forms/question.ts'
import { tooLong } from '@pryad/contract/forms/rules.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { NotReadError } from './post-question.ts'

/** A form's messages when its question was not taken. */
export type Refusal = {
  /** Marks of its fields; null where they stay as they are. */
  errors: FieldErrors<QuestionField> | null
  message: string
}

/**
 * The messages when no answer to the question itself came.
 * @param error the error that `postQuestion` threw.
 */
export function refusalOf(
  error: unknown,
  { forms, popups }: Pick<SiteTexts, 'forms' | 'popups'>,
  isOnline: boolean,
): Refusal {
  const reason = error instanceof NotReadError ? error.reason : undefined
  if (reason === 'too long') {
    return { errors: { question: tooLong(questionMaxLength) }, message: forms.errorSummary }
  }
  if (reason === 'too many') return { errors: null, message: forms.feedback.tooMany }
  return { errors: null, message: isOnline ? popups.feedback.error : forms.feedback.offline }
}
