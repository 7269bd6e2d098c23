import { createProofOfWork } from '@pryad/contract/captcha/altcha.ts'
import { deriveSecret } from '../../access/derive-secret.ts'
import type { Captcha } from './captcha.ts'

/**
 * The captcha that the cms hosts itself: the visitor's browser proves some work. Any instance of the cms can verify a challenge of
 * another: the keys are derived from `installationSecret`.
 */
export function createAltcha(installationSecret: string): Captcha {
  const { createChallenge, isSolved, nonceOf } = createProofOfWork({
    hmacSignatureSecret: deriveSecret(installationSecret, 'altcha challenge'),
    hmacKeySignatureSecret: deriveSecret(installationSecret, 'altcha solution'),
  })
  return {
    provider: 'ALTCHA',
    sitekey: '',
    scriptUrl: null,
    createChallenge,
    verify: async (response) => ((await isSolved(response)) ? 'accepted' : 'rejected'),
    keyOf: nonceOf,
  }
}
