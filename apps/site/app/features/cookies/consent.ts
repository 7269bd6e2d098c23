import { useSyncExternalStore } from 'react'

/** A visitor's choice: the cookies that the site needs to work, or statistics as well. */
export type Consent = 'necessary' | 'analytics'

const cookieName = 'consent'
const yearSeconds = 365 * 24 * 60 * 60
const changed = 'consent-changed'

/** The cookie as it was read last. Every reading of cookies asks another process and waits for it. */
let known: string | undefined

/** The visitor's choice about statistics of this scope; undefined until one was made, and when they agreed to less. */
export function readConsent(scope: string): Consent | undefined {
  known ??= new RegExp(`(?:^|; )${cookieName}=([a-z.]+)`).exec(document.cookie)?.[1] ?? ''
  const [choice, agreed = 'g'] = known.split('.')
  if (choice === 'necessary') return choice
  const isCovered = [...scope].every((letter) => agreed.includes(letter))
  return choice === 'analytics' && isCovered ? choice : undefined
}

/** Remembers the choice for a year, with the scope that it was made for. */
export function saveConsent(consent: Consent, scope: string): void {
  known = consent === 'analytics' ? `${consent}.${scope}` : consent
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${known}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
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

/** The visitor's choice as it is at the moment (`readConsent`); `unknown` while the server renders. */
export function useConsent(scope: string): Consent | undefined | 'unknown' {
  return useSyncExternalStore(
    subscribeConsent,
    () => readConsent(scope),
    () => 'unknown' as const,
  )
}
