import type { CaptchaProvider } from '@pryad/contract/generated/operations.ts'

export type CaptchaVerdict = 'accepted' | 'rejected'

/** Facts for the provider beside the response. */
export type Verification = {
  /** Address of the visitor, null when it is not known. */
  address: string | null
  /** Ends the waiting for a provider. */
  signal: AbortSignal
}

/** A captcha as the site's visitors meet it, and the check of the responses that their browsers send (spec §3, §5). */
export type Captcha = {
  provider: CaptchaProvider
  /** Public key of this site; empty where there is none. */
  sitekey: string
  /** Address of the script a page loads, null where none is needed. */
  scriptUrl: string | null
  /** A fresh challenge for the visitor's browser, null when the provider's script gets its own. */
  createChallenge: () => Promise<unknown>
  /** @throws {CaptchaUnavailableError} when the provider gives no verdict. */
  verify: (response: string, verification: Verification) => Promise<CaptchaVerdict>
  /**
   * Names an accepted response, which may be spent only once, for the caller to remember; null when the provider itself
   * accepts a response only once.
   */
  keyOf: (response: string) => string | null
}

/** Thrown when a provider cannot be reached, or answers with something else than a verdict. */
export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError'
}
