import { type ComponentType, lazy } from 'react'
import { loadPart } from './load-part.ts'

/** `React.lazy` for a named export: the component's code is loaded when it is first rendered. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }))
}
