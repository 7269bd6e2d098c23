import { type CountName, isOnPurpose } from '@pryad/contract/counting/count-names.ts'
import { countPath } from '@pryad/contract/reserved-slugs.ts'

/** As much of a query as the search looks at. */
const maxLength = 200

let isOn = false

/** Says whether this site counts at all, as its settings have it. */
export function turnCounting(on: boolean): void {
  isOn = on
}

/**
 * Adds one to today's sums, one for each key, in the browser. Nothing that identifies the visitor is sent; the server leaves out keys
 * that may be about a person. Nothing is sent when the site does not count, or when the browser asks not to observe.
 */
export function count(name: CountName, ...keys: string[]): void {
  if (!isOn || !(mayObserve() || isOnPurpose(name))) return
  const form = new URLSearchParams({ name })
  for (const key of keys) form.append('key', key.slice(0, maxLength))
  navigator.sendBeacon?.(countPath, form)
}

/** Whether the site counts, and the browser does not ask for not being observed. */
export function mayObserve(): boolean {
  const isNotToBeObserved =
    Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
  return isOn && !isNotToBeObserved
}
