import { hkdfSync } from 'node:crypto'

/**
 * A secret for one purpose, named by `label`, made from the secret of the whole installation: 32 bytes in hexadecimal. Who
 * learns one of them learns nothing of the others.
 */
export function deriveSecret(installationSecret: string, label: string): string {
  return Buffer.from(hkdfSync('sha256', installationSecret, '', `pryad ${label}`, 32)).toString('hex')
}
