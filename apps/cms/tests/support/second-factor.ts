import { Secret, TOTP } from 'otpauth'
import type { TestCms } from './cms.ts'
import { password, type SignedIn, send } from './people.ts'

/** The code an app shows for a secret, `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
}

/** Sets up a second factor in somebody's own account: its secret and the recovery codes. */
export async function setUpSecondFactor(
  cms: TestCms,
  { id, headers }: SignedIn,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await send(
    cms,
    'POST',
    `/users/${id}/second-factor/set-up`,
    { currentPassword: password },
    headers,
  )
  const { secret } = await begun.json()
  const confirmed = await send(
    cms,
    'POST',
    `/users/${id}/second-factor/confirm`,
    { code: codeOf(secret) },
    headers,
  )
  if (!confirmed.ok) throw new Error(`Setting up was answered ${confirmed.status}: ${await confirmed.text()}`)
  const { recoveryCodes } = await confirmed.json()
  return { secret, recoveryCodes }
}
