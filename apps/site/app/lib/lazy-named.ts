import { type ComponentType, lazy } from 'react'

/** `React.lazy` for a named export: the component's code is loaded when it is first rendered. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>> | undefined>,
  name: Name,
) {
  return lazy(async () => {
    const loaded = await load()
    // A part that did not come is nothing while the page reloads for it: there is nothing to show any more.
    return loaded ? { default: loaded[name] } : new Promise<never>(() => undefined)
  })
}
