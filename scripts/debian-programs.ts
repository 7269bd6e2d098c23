import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { apt, canInstallByApt } from './apt.ts'
import { root } from './project.ts'

/** Programs that tests and measurements need, with the Debian package of each. */
const packages = {
  nginx: { name: 'nginx', isUnpacked: true },
  promtool: { name: 'prometheus', isUnpacked: true },
  openssl: { name: 'openssl', isUnpacked: true },
  // These need libraries or units of their own in their places. Nothing is started by installing them.
  wrk: { name: 'wrk', isUnpacked: false },
  'systemd-analyze': { name: 'systemd', isUnpacked: false },
} as const

type Program = keyof typeof packages

/** Administrators' folders are not in everybody's PATH. */
const systemFolders = ['/usr/sbin', '/usr/bin', '/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
/** Packages that are only unpacked, not installed: installing nginx or Prometheus would start them as services of the machine. */
const unpackedFolder = path.join(root, 'node_modules/.cache/pryad-programs')

/**
 * A program for tests or measurements: one of this machine, else Debian's where it may be fetched.
 * @throws when there is none, saying which package has it.
 */
export function requireProgram(program: Program): string {
  const { name, isUnpacked } = packages[program]
  const found = findProgram(program)
  if (found) return found
  if (canInstallByApt()) {
    console.log(`Fetching ${program}…`)
    apt(['update', '-qq'])
    if (isUnpacked) unpack(name)
    else apt(['install', '-y', '-qq', '--no-install-recommends', name])
    const fetched = findProgram(program)
    if (fetched) return fetched
  }
  throw new Error(`There is no ${program} on this machine, and it is needed. Debian has it in ${name}.`)
}

function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
  const installed = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))
  const unpacked = `${unpackedFolder}/${packages[program].name}/usr/{bin,sbin}/${program}`
  return installed ?? globSync(unpacked)[0]
}

function unpack(name: string): void {
  const folder = path.join(unpackedFolder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  apt(['download', '-qq', '-o', 'APT::Sandbox::User=root', name], folder)
  for (const file of globSync('*.deb', { cwd: folder })) {
    spawnSync('dpkg', ['-x', file, '.'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    rmSync(path.join(folder, file))
  }
}
