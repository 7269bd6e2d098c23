import { isRecord } from '#app/lib/is-record.ts'
import { emptyQuestion, type QuestionValues } from './question.ts'

const storageKey = 'question-draft'

/** The text that was typed and not yet sent; both forms of a page share it. The consent is given again each time. */
export type QuestionDraft = Omit<QuestionValues, 'consent'> & {
  /** Key of the last attempt, and its content: an attempt with the same content must keep its key. */
  attempt?: { key: string; content: string }
  /** Another question that was begun before this one, and gave way to it. */
  other?: string
}

/** Storage may be full, forbidden or hold anything: a draft that cannot be read is an empty one. */
export function readDraft(): QuestionDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return isDraft(kept) ? kept : emptyDraft()
  } catch {
    return emptyDraft()
  }
}

export function keepDraft(draft: QuestionDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Without storage the form still works; it only forgets.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

export function hasText({ name, email, question }: QuestionDraft): boolean {
  return [name, email, question].some((value) => value.trim() !== '')
}

/**
 * Key of the next attempt: the same as the last one while the content is the same, so that a retry after a lost answer makes no
 * second question.
 */
export function attemptFor(draft: QuestionDraft): { key: string; content: string } {
  const content = JSON.stringify([draft.name, draft.email, draft.question])
  return draft.attempt?.content === content ? draft.attempt : { key: crypto.randomUUID(), content }
}

function emptyDraft(): QuestionDraft {
  const { name, email, question } = emptyQuestion
  return { name, email, question }
}

function isDraft(value: unknown): value is QuestionDraft {
  return (
    isRecord(value) && [value.name, value.email, value.question].every((text) => typeof text === 'string')
  )
}

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
