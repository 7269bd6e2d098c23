import { leadTo } from './lead-to.ts'
import { mayReload } from './may-reload.ts'
import { withConnection } from './with-connection.ts'

/**
 * A part of the page's code. Without a network it is waited for. With one the part is gone, as after a release: then the wanted page is
 * reloaded, since a new page knows the new parts.
 * @throws when that has been done within the last ten seconds.
 */
export async function loadPart<Part>(load: () => Promise<Part>, wanted = () => location.href): Promise<Part> {
  try {
    return await withConnection(load)
  } catch (error) {
    if (!mayReload()) throw error
    leadTo(wanted())
    // There is nothing to show any more.
    return new Promise(() => undefined)
  }
}
