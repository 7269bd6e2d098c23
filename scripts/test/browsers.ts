import { existsSync } from 'node:fs'
import { commands, root } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'
import { installByApt } from './programs.ts'

/** Arguments of a Chromium for tests and measurements: it makes no requests of its own, and needs neither a sandbox nor a graphics card. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Arguments for tests. By default a headless Chromium rounds the widths of letters to whole pixels; a phone does not. */
export const testArguments = [...chromiumArguments, '--font-render-hinting=none']

/** WebGL by the processor, for tests that need it: other pages start faster without. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * The Chromium for measurements: `CHROMIUM_PATH`, one of this machine, Debian's where it can be installed. Undefined when Playwright
 * uses its own, which is downloaded.
 */
export async function findChromium(): Promise<string | undefined> {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return findBrowser(process.env.CHROMIUM_PATH, places, 'chromium') ?? downloadChromium('--no-shell')
}

/**
 * The Chromium for tests, found in the same way. It has no window, like the one that Playwright starts by default. Tests take less than half
 * the time in it.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const name = 'chromium-headless-shell'
  return (
    findBrowser(process.env.CHROMIUM_PATH, [`/usr/bin/${name}`], name) ?? downloadChromium('--only-shell')
  )
}

/**
 * The Firefox for browser tests: `FIREFOX_PATH`, one of this machine, else Debian's where it can be installed.
 * @throws when there is none.
 */
export function requireFirefox(): string {
  const places = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]
  const found = findBrowser(process.env.FIREFOX_PATH, places, 'firefox-esr')
  if (!found) throw new Error('There is no Firefox. Install one, or name it in FIREFOX_PATH.')
  return found
}

function findBrowser(given: string | undefined, places: string[], debianPackage: string): string | undefined {
  const found = given || places.find((place) => existsSync(place))
  return found ?? (installByApt(debianPackage) ? `/usr/bin/${debianPackage}` : undefined)
}

async function downloadChromium(shell: '--no-shell' | '--only-shell'): Promise<undefined> {
  await runNode(commands.playwright, ['install', 'chromium', shell], { cwd: root })
}
