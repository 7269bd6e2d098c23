import type { QuestionField } from '@pryad/contract/forms/question.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { postedValues, type QuestionValues } from './question.ts'
import type { QuestionDraft } from './question-draft.ts'

/** Fields in the order of the form, in which the first wrong one gets the focus. */
const fieldOrder: QuestionField[] = ['name', 'email', 'question', 'consent', 'recaptcha']

/** The values in the form's fields. */
export function readValues(form: HTMLFormElement): QuestionValues {
  return postedValues(new FormData(form))
}

/** Puts the values of an earlier draft back into the form's fields. */
export function writeDraft(form: HTMLFormElement, draft: QuestionDraft): void {
  for (const name of ['name', 'email', 'question'] as const) {
    const element = form.elements.namedItem(name)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.value = draft[name]
  }
}

/** Moves the focus to the first field that is wrong, which says its error. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors<QuestionField>): void {
  const first = fieldOrder.find((field) => errors[field])
  if (first) form.querySelector<HTMLElement>(`#${CSS.escape(`${form.id}-${first}`)}`)?.focus()
}

/** Whether a button posts the form to the server, which knows the button by its name. */
export function postsToServer(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.name !== ''
}

/** The field that an event comes from. */
export function fieldOf(target: EventTarget): QuestionField | undefined {
  const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
  return name === 'name' || name === 'email' || name === 'question' || name === 'consent' ? name : undefined
}
