import { whenConnected } from '#app/lib/network/connection.ts'
import { isConnected } from '#app/lib/network/requests.ts'
import { answerUrl } from './answer-url.ts'

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
