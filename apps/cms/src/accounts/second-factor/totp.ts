import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const issuer = 'Прядь'
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
