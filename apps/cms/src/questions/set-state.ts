import type { CollectionBeforeChangeHook } from 'payload'
import type { FaqQuestion } from '../payload-types.ts'
import { hasAnswer } from './answer.ts'

/** Keeps a question's state true to its answer: experts need not set it themselves. Spam is on no site. */
export const setState: CollectionBeforeChangeHook<FaqQuestion> = ({ data, originalDoc }) => {
  const { state, answeredAt, ...after } = { ...originalDoc, ...data }
  if (state === 'spam') return { ...data, published: false }
  if (!hasAnswer(after) || after.answerUnready) return data
  return { ...data, state: 'answered', answeredAt: answeredAt ?? new Date().toISOString() }
}
