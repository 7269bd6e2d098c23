import { existsSync } from 'node:fs'
import { installByApt } from './apt.ts'

const knownPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * The Firefox for browser tests: `FIREFOX_PATH`, one of this machine, else Debian's where it may be installed.
 * @throws when there is none.
 */
export function requireFirefox(): string {
  const given = process.env.FIREFOX_PATH
  if (given) return given
  const found = knownPlaces.find((place) => existsSync(place))
  if (found) return found
  if (installByApt('firefox-esr')) return '/usr/bin/firefox-esr'
  throw new Error('There is no Firefox. Install one, or name it in FIREFOX_PATH.')
}
