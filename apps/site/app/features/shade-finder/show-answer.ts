import { whenConnected } from '#app/lib/network/connection.ts'
import { isConnected } from '#app/lib/network/requests.ts'
import type { FinderState } from './finder-view.ts'

/** Address of the finder's answer about some hair, with the page moved to it. */
export function answerUrl(search: string): string {
  return `/shade?${search}#result`
}

/**
 * Loads the server's answer as a page, as without scripts. Without a network it waits for one, since the current page would be lost.
 * @param ticked the ticked answers about the person: posted, so that no URL contains them. Null when they make no difference.
 */
export async function askServer(search: string, ticked: readonly string[] | null): Promise<void> {
  if (!(await isConnected())) await whenConnected()
  const form = document.createElement('form')
  form.method = ticked ? 'post' : 'get'
  form.action = ticked ? answerUrl(search) : '/shade#result'
  const fields = ticked ? ticked.map((value) => ['safety', value]) : new URLSearchParams(search)
  for (const [name = '', value = ''] of fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  form.hidden = true
  document.body.append(form)
  form.submit()
}

/** Leads to the answer, or to the first mistake. */
export function reveal({ errors, help }: FinderState, form: HTMLFormElement): void {
  const [wrong, ...others] = Object.keys(errors)
  const id = wrong ? `answer-${wrong}` : help ? 'answer-help' : null
  const target = id
    ? form.querySelector<HTMLElement>(`#${id}`)
    : document.querySelector<HTMLElement>('#result-title')
  for (const name of others) unfold(form.querySelector(`#answer-${name}`))
  unfold(target)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}

/** What is folded cannot be seen, nor take the focus. */
function unfold(element: Element | null): void {
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true
  }
}
