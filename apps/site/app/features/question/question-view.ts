import type { QuestionField } from '@pryad/contract/forms/question.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'

/** What a visitor has filled in. */
export type QuestionValues = { name: string; email: string; question: string; consent: boolean }

/** What became of a question that was sent. */
export type QuestionResult =
  | { status: 'sent'; id: string }
  | { status: 'refused'; errors: FieldErrors<QuestionField>; message: string; values: QuestionValues }

export const emptyQuestion: QuestionValues = { name: '', email: '', question: '', consent: false }
