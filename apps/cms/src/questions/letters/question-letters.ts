import type { LetterWriters } from '../../mail/letter.ts'
import { writeAssigned, writeOverdue } from './about-question.ts'
import { writeAnswer } from './answer.ts'
import { writeNewQuestion } from './new-question.ts'

/** The letters about questions, by their kinds in the outbox. */
export const questionLetters: LetterWriters = {
  newQuestion: (req, { question, person }) => writeNewQuestion(req, idOf(question), idOf(person)),
  questionAssigned: (req, { question, person }) => writeAssigned(req, idOf(question), idOf(person)),
  questionOverdue: (req, { question, person }) => writeOverdue(req, idOf(question), idOf(person)),
  questionAnswered: (req, { question }) => writeAnswer(req, idOf(question)),
}

function idOf(reference: number | { id: number } | null | undefined): number | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}
