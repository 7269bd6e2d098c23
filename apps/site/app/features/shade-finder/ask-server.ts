import { whenConnected } from '#app/lib/network/connection.ts'
import { isConnected } from '#app/lib/network/is-connected.ts'

/**
 * Loads the server's answer as a page, as without scripts. What is ticked about the person is posted, so that no address knows it. Without a
 * network it waits for one, since the page at hand would be lost.
 */
export async function askServer(search: string, ticked: readonly string[]): Promise<void> {
  if (!(await isConnected())) await whenConnected()
  const form = document.createElement('form')
  form.method = ticked.length > 0 ? 'post' : 'get'
  form.action = ticked.length > 0 ? `/shade?${search}#result` : '/shade#result'
  const fields = ticked.length > 0 ? ticked.map((value) => ['safety', value]) : new URLSearchParams(search)
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
