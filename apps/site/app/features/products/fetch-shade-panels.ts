import type { Shade } from './product-view.ts'

/** How long a panel waits for what it says. */
const timeoutMilliseconds = 10_000

/**
 * All shades with what their panels say.
 * @throws when they cannot be had.
 */
export async function fetchShadePanels(signal: AbortSignal): Promise<Shade[]> {
  const answer = await fetch('/shade-panels', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    // The page is as new as the content: data kept from an earlier visit may differ from it.
    cache: 'no-cache',
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  // This very build's own server vouches for the shape.
  return answer.json() as Promise<Shade[]>
}
