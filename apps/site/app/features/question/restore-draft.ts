import type { QuestionDraft } from './question-draft.ts'

type Typed = Pick<QuestionDraft, 'name' | 'email' | 'question'>

type Restored = {
  /** What the form is to show. */
  values: Typed
  /** Whether something of it was typed before. */
  isRestored: boolean
  /** A second question, which the form does not show; empty when there is none. */
  other: string
  /** Whether somebody has written that one, so that it must not be lost. */
  isOtherTyped: boolean
}

/**
 * What a form shows of a draft that was kept. It may hold something already: what was typed before the page was awake, or the question it was
 * `suggested` to begin with. What was typed first goes before what was suggested, and what is being typed before both; the question that
 * gives way is not lost.
 */
export function restoreDraft(current: Typed, draft: QuestionDraft, suggested: string): Restored {
  const name = current.name || draft.name
  const email = current.email || draft.email
  const [now, kept, begun] = [current.question, draft.question, suggested].map((text) => text.trim())
  const isPerson = (draft.name !== '' && !current.name) || (draft.email !== '' && !current.email)
  const earlier = draft.other ?? ''
  if (!kept || kept === now) {
    const values = { name, email, question: current.question }
    return { values, isRestored: isPerson, other: earlier, isOtherTyped: earlier !== '' }
  }
  if (!now || now === begun) {
    const values = { name, email, question: draft.question }
    const other = earlier || current.question
    return { values, isRestored: true, other, isOtherTyped: earlier !== '' }
  }
  const values = { name, email, question: current.question }
  const other = [draft.question, earlier].filter(Boolean).join('\n\n')
  return { values, isRestored: isPerson, other, isOtherTyped: true }
}
