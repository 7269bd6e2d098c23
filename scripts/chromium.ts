import { existsSync } from 'node:fs'
import { installByApt } from './apt.ts'
import { commands, root } from './project.ts'
import { runNode } from './run-command.ts'

const knownBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How tests and measurements start a Chromium: without phoning home, and where there is neither a sandbox nor a graphics card. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Those of tests. By default the shell rounds the widths of letters to whole pixels; a phone does not. */
export const testArguments = [...chromiumArguments, '--font-render-hinting=none']

/** WebGL by the processor, for tests that need it: other pages start faster without. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * The Chromium for measurements: `CHROMIUM_PATH`, one of this machine, Debian's where it may be installed, else Playwright's own, for
 * which there is no path.
 */
export async function findChromium(): Promise<string | undefined> {
  return findBrowser('chromium', knownBrowsers, ['chromium', '--no-shell'])
}

/**
 * The Chromium for tests, found in the same way. It has no window; Playwright starts the same kind by default. Tests take less than half
 * the time in it.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  return findBrowser(
    'chromium-headless-shell',
    ['/usr/bin/chromium-headless-shell'],
    ['chromium', '--only-shell'],
  )
}

async function findBrowser(
  debianPackage: string,
  places: string[],
  playwrightArguments: string[],
): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (installByApt(debianPackage)) return `/usr/bin/${debianPackage}`
  await runNode(commands.playwright, ['install', ...playwrightArguments], { cwd: root })
  return undefined
}
