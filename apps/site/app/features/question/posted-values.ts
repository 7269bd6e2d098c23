import type { QuestionValues } from './question-view.ts'

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
