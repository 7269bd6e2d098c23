import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { deriveSecret } from '../../access/derive-secret.ts'
import { environment } from '../../environment.ts'

/** What the app shows above the code. */
const issuer = new URL(environment.siteUrl).host
const periodSeconds = 30
/** 160 bits, as RFC 4226, 4, recommends. */
const secretBytes = 20
/** How many time steps the clock of a phone may be off. */
const window = 1

/** A new shared secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The secret as a picture of a QR code (SVG) for an app; `name` is the account's name there. */
export function qrCodeOf(secret: string, name: string): string {
  const uri = new TOTP({ issuer, label: name, secret, period: periodSeconds }).toString()
  return renderSVG(uri, { ecc: 'M', border: 4 })
}

/**
 * The time step that a code belongs to (RFC 6238), null when it is wrong. The app's clock may be a step off.
 * @param time in milliseconds
 */
export function stepOf(code: string, secret: string, time: number): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    timestamp: time,
    window,
  })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp: time }) + delta
}

const count = 10
/** Without letters and digits that look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const partLength = 5
const key = deriveSecret(environment.payloadSecret, 'recovery codes')

/** Codes that let their owner in once each, when the phone is lost: two times five signs, about 49 bits. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: count }, () => `${part()}-${part()}`)
}

/** The stored form of a recovery code. The codes are random, so a keyed hash is enough. */
export function hashRecoveryCode(code: string, accountId: number): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', key).update(`${accountId} ${plain}`).digest('base64url')
}
