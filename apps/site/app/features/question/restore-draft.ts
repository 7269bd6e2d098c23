import type { QuestionDraft } from './question-draft.ts'

type Typed = Pick<QuestionDraft, 'name' | 'email' | 'question'>

type Restored = {
  /** Values that the form shows. */
  values: Typed
  /** Whether some of them were typed before. */
  isRestored: boolean
  /** A second question, which the form does not show; empty when there is none. */
  other: string
  /** Whether the visitor has typed the second question, so that it must not be lost. */
  isOtherTyped: boolean
}

/**
 * The values of a form after a kept draft is restored. The form may hold text already: typed before the page was awake, or the question
 * that was `suggested` at first. Kept text goes before suggestions, and the text being typed goes before both; the question that gives way
 * is not lost.
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
