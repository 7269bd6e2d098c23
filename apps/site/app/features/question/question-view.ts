import type { QuestionField } from '@pryad/contract/forms/question.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
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
