import { type ComponentType, lazy } from 'react'
import { mayReload, openPage } from '../browser/navigation.ts'
import { withConnection } from './connection.ts'

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
    openPage(wanted())
    // There is nothing to show any more.
    return new Promise(() => undefined)
  }
}

/** `React.lazy` for a named export: the component's code is loaded when it is first rendered. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }))
}
