import { useSyncExternalStore } from 'react'

/** A visitor's choice: the cookies that the site needs to work, or statistics as well. */
export type Consent = 'necessary' | 'analytics'

const cookieName = 'consent'
const yearSeconds = 365 * 24 * 60 * 60
const changed = 'consent-changed'

/** The value that was read last. Every reading of cookies asks another process and waits for it. */
let known: { consent: Consent | undefined } | undefined

/** The visitor's choice; undefined until one was made. */
export function readConsent(): Consent | undefined {
  known ??= { consent: parseConsent(document.cookie) }
  return known.consent
}

function parseConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(cookies)?.[1]
  return value === 'necessary' || value === 'analytics' ? value : undefined
}

/** Remembers the choice for a year, and deletes what statistics have left when the visitor refuses them. */
export function saveConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${consent}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  known = { consent }
  if (consent === 'necessary') forgetAnalytics()
  dispatchEvent(new Event(changed))
}

/** Tells of every change of the choice, in another window too once the visitor is back, until the returned function is called. */
function subscribeConsent(listener: () => void): () => void {
  const controller = new AbortController()
  const readAgain = () => {
    known = undefined
    listener()
  }
  addEventListener(changed, readAgain, { signal: controller.signal })
  addEventListener('focus', readAgain, { signal: controller.signal })
  document.addEventListener('visibilitychange', readAgain, { signal: controller.signal })
  return () => controller.abort()
}

/** Deletes the cookies of Google Analytics and Yandex Metrica, on every domain that they may have been set for, and what Metrica has stored. */
export function forgetAnalytics(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of names.filter((candidate) => /^(_ga|_gid|_gat|_ym|yandexuid)/.test(candidate))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (/^(_{1,2}ym|zz$)/.test(key)) storage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing is left.
  }
}

/** The visitor's choice as it is at the moment: `unknown` while the server renders, undefined until one was made. */
export function useConsent(): Consent | undefined | 'unknown' {
  return useSyncExternalStore(subscribeConsent, readConsent, () => 'unknown' as const)
}
