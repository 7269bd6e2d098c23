import { useSyncExternalStore } from 'react'
import { type Consent, readConsent, subscribeConsent } from './consent.ts'

/** The visitor's choice as it is at the moment: `unknown` while the server renders, undefined until one was made. */
export function useConsent(): Consent | undefined | 'unknown' {
  return useSyncExternalStore(subscribeConsent, readConsent, () => 'unknown' as const)
}
