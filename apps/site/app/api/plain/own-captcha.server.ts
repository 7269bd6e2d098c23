import { hkdfSync, randomBytes } from 'node:crypto'
import { challengeLifeMs, createProofOfWork } from '@pryad/contract/captcha/altcha.ts'
import type { GetSiteQuery } from '@pryad/contract/generated/operations.ts'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'

/** The captcha of a site whose backend has only the specification's fields, and so configures none. */
export type OwnCaptcha = {
  /** The settings of the captcha that the page needs, as a backend would tell them. */
  view: GetSiteQuery['site']['captcha']
  /** A fresh challenge for the visitor's browser; null when the provider's script gets its own. */
  createChallenge: () => Promise<unknown>
  /** Whether a response may be sent on; an external provider's is for the backend to verify. Spends the response. */
  accept: (response: string) => Promise<boolean>
}

type Settings = Pick<SiteEnvironment, 'captcha' | 'siteSecret'>

/**
 * The captcha of the environment: an external provider with its sitekey, else proof of work that this site asks for and verifies itself.
 * Several processes need `SITE_SECRET` in common to verify each other's challenges.
 */
export function createOwnCaptcha({ captcha, siteSecret }: Settings): OwnCaptcha {
  const { provider, sitekey } = captcha
  if (provider !== 'altcha' && sitekey) {
    const scriptUrl =
      provider === 'recaptcha'
        ? `${captcha.recaptcha.url}/api.js?render=explicit`
        : `${captcha.smartcaptcha.url}/captcha.js?render=onload`
    return {
      view: { provider: provider === 'recaptcha' ? 'RECAPTCHA' : 'SMARTCAPTCHA', sitekey, scriptUrl },
      createChallenge: async () => null,
      accept: async () => true,
    }
  }
  const secret = siteSecret ?? randomBytes(32).toString('hex')
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `site captcha ${purpose}`, 32)).toString('hex')
  const { createChallenge, isSolved, nonceOf } = createProofOfWork({
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('solution'),
  })
  const spend = createSpending()
  return {
    view: { provider: 'ALTCHA', sitekey: '', scriptUrl: null },
    createChallenge,
    accept: async (response) => {
      const nonce = nonceOf(response)
      return nonce !== null && (await isSolved(response)) && spend(nonce)
    },
  }
}

/** Tells whether a key is spent for the first time; expired keys are forgotten. */
function createSpending(): (nonce: string) => boolean {
  const spentUntil = new Map<string, number>()
  return (nonce) => {
    const now = Date.now()
    for (const [old, until] of spentUntil) {
      if (until > now) break
      spentUntil.delete(old)
    }
    if (spentUntil.has(nonce)) return false
    spentUntil.set(nonce, now + challengeLifeMs)
    return true
  }
}
