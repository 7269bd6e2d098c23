import { existsSync } from 'node:fs'
import { installByApt } from './apt.ts'
import { commands, root } from './project.ts'
import { runNode } from './run-command.ts'

const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How tests and measurements start it: without phoning home, and where there is neither a sandbox nor a graphics card. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** WebGL by the processor, for tests that need it: other pages start faster without. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * The Chromium for tests and measurements: `CHROMIUM_PATH`, one of this machine, Debian's where it may be installed, else Playwright's
 * own, for which there is no path.
 */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = knownPlaces.find((place) => existsSync(place))
  if (found) return found
  if (installByApt('chromium')) return '/usr/bin/chromium'
  await runNode(commands.playwright, ['install', 'chromium'], { cwd: root })
  return undefined
}
