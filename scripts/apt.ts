import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages can be installed here: on Debian and systems made from it, as root. */
export function canInstallByApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs Debian's packages of these names, after a refresh of the lists. Tells whether they are there now. */
export function installByApt(...packages: string[]): boolean {
  if (!canInstallByApt()) return false
  console.log(`Installing ${packages.join(', ')}…`)
  return apt(['update', '-qq']) && apt(['install', '-y', '-qq', ...packages])
}

/** Runs `apt-get` without questions, and tells whether it succeeded. */
export function apt(args: string[], cwd = '/'): boolean {
  const { status } = spawnSync('apt-get', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
