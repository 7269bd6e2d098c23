import { hkdfSync } from 'node:crypto'

/**
 * A secret for one purpose, named by `label`, derived from the secret of the whole installation: 32 bytes in hexadecimal. One of them
 * tells nothing about the others.
 */
export function deriveSecret(installationSecret: string, label: string): string {
  return Buffer.from(hkdfSync('sha256', installationSecret, '', `pryad ${label}`, 32)).toString('hex')
}
