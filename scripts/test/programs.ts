import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commands, root } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'

/** Programs that tests and measurements need, with the Debian package of each. */
const packages = {
  nginx: { name: 'nginx', isUnpacked: true },
  promtool: { name: 'prometheus', isUnpacked: true },
  openssl: { name: 'openssl', isUnpacked: true },
  // These need libraries or systemd units in their usual places. Installing them starts no service.
  wrk: { name: 'wrk', isUnpacked: false },
  'systemd-analyze': { name: 'systemd', isUnpacked: false },
} as const

type Program = keyof typeof packages

/** Folders of administrators' programs, which an ordinary user's PATH may lack. */
const systemFolders = ['/usr/sbin', '/usr/bin', '/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
/** Packages that are only unpacked, not installed: installing nginx or Prometheus would start them as services of the machine. */
const unpackedFolder = path.join(root, 'node_modules/.cache/pryad-programs')

/**
 * The path of a program for tests or measurements. A program that is missing is installed where that is possible.
 * @throws when there is none, naming its package.
 */
export function requireProgram(program: Program): string {
  const { name, isUnpacked } = packages[program]
  const found = findProgram(program)
  if (found) return found
  if (isUnpacked) unpackFromApt(name)
  else installByApt(name, '--no-install-recommends')
  const installed = findProgram(program)
  if (installed) return installed
  throw new Error(`There is no ${program} on this machine, and it is needed. Debian has it in ${name}.`)
}

function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
  const installed = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))
  const unpacked = `${unpackedFolder}/${packages[program].name}/usr/{bin,sbin}/${program}`
  return installed ?? globSync(unpacked)[0]
}

/** Installs a package of Debian where that is possible: as root, on Debian and systems based on it. Returns whether it is installed. */
export function installByApt(name: string, ...options: string[]): boolean {
  return updateApt(name) && apt(['install', '-y', '-qq', ...options, name])
}

function unpackFromApt(name: string): void {
  if (!updateApt(name)) return
  const folder = path.join(unpackedFolder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  apt(['download', '-qq', '-o', 'APT::Sandbox::User=root', name], folder)
  for (const file of globSync('*.deb', { cwd: folder })) {
    spawnSync('dpkg', ['-x', file, '.'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    rmSync(path.join(folder, file))
  }
}

function updateApt(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name}…`)
  return apt(['update', '-qq'])
}

/** Runs `apt-get` without questions, and returns whether it succeeded. */
function apt(args: string[], cwd = '/'): boolean {
  const { status } = spawnSync('apt-get', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

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
