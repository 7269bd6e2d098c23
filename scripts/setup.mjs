// Runs before the npm commands of this project, with the Node.js of the machine: installs the dependencies when they are missing or older
// than the lockfile. One of them is the pinned Node.js that runs everything else. By default it installs the dependencies for building and
// running; `--development` adds those of tests, lint, types and generators, and `--bench` those of measurements.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const bench = path.join(root, 'bench')
const parent = process.ppid

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node.js 20 or newer is needed, this is ${process.version}.`)

/**
 * Installs the packages of a folder's lockfile, with or without development dependencies, unless they are installed. A file in node_modules
 * records the lockfile and the part. Development dependencies that were installed before stay.
 */
async function install(folder, name, isDevelopment) {
  const stamp = path.join(folder, 'node_modules/.installed-lockfile')
  const [lockfileBefore, partBefore] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  const part = isDevelopment || partBefore === 'all' ? 'all' : 'running'
  if (lockfileBefore === lockfile && partBefore === part) return
  // `npm ci` starts from an empty folder; `npm install` adds only the packages that are missing.
  const how = lockfileBefore === lockfile ? ['install', '--no-save'] : ['ci']
  // Packages that are only peers of others are left out: nothing imports them (see .npmrc). The flags override NODE_ENV.
  const parts = part === 'all' ? ['--include=dev', '--omit=peer'] : ['--omit=dev', '--omit=peer']
  console.log(`${name}…`)
  const begun = performance.now()
  const status = await runNpm(folder, [...how, ...parts, '--no-audit', '--no-fund', '--loglevel=error'])
  const time = `${Math.round((performance.now() - begun) / 1000)} s`
  if (status !== 0) {
    fail(
      `${name} failed after ${time}; npm has said why. It needs its registry and 1.5 GB on the disk. Run the command again once both are there.`,
    )
  }
  console.log(`${name}… ${time}`)
  writeFileSync(stamp, `${lockfile} ${part}`)
}

/**
 * Runs npm and returns its exit code. npm does not pass SIGTERM on to its scripts, so this script stops when the npm that has started it
 * is gone. The other scripts use tasks/command.ts for that, which needs the pinned Node.js.
 */
async function runNpm(folder, args) {
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const child = spawn(command, [...first, ...args], { cwd: folder, stdio: 'inherit' })
  let isInterrupted = false
  const end = () => {
    isInterrupted = true
    child.kill()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  const look = setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500)
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', resolve)
  })
  clearInterval(look)
  if (isInterrupted) fail('Interrupted.')
  return code
}

const isBench = process.argv.includes('--bench')
const isDevelopment = isBench || process.argv.includes('--development')
await install(root, 'Installing dependencies', isDevelopment)
if (isBench) await install(bench, 'Installing the programs that measure', true)

if (!existsSync(path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))) {
  fail(
    `There is no pinned Node.js for ${process.platform} on ${process.arch}: see optionalDependencies in package.json.`,
  )
}
