import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Firefox…')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    if (apt('update', '-qq') && apt('install', '-y', '-qq', 'firefox-esr')) return '/usr/bin/firefox-esr'
  }
  throw new Error('There is no Firefox. Install one, or name it in FIREFOX_PATH.')
}
