import type { FinderState } from './finder-view.ts'

/** Leads to the answer, or to the first mistake. */
export function reveal({ errors, help }: FinderState, form: HTMLFormElement): void {
  const [wrong] = Object.keys(errors)
  const id = wrong ? `answer-${wrong}` : help ? 'answer-help' : null
  const target = id
    ? form.querySelector<HTMLElement>(`#${id}`)
    : document.querySelector<HTMLElement>('#result-title')
  // A folded step cannot take the focus.
  for (let step = target?.closest('details'); step; step = step.parentElement?.closest('details')) {
    step.open = true
  }
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}
