import { type ComponentType, lazy } from 'react'

/** `React.lazy` for a named export: the component's code is loaded when it is first rendered. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}
