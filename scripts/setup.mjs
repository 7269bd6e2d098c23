// Runs before every npm command of this project, on whatever Node.js the machine has: installs the dependencies when they are
// missing or older than the lockfile. The pinned Node.js that everything else runs on is one of them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed-lockfile')

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node.js 20 or newer is needed, this is ${process.version}.`)

const lockfile = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  console.log('Installing dependencies…')
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // Development dependencies build the site: they are needed even where NODE_ENV says production.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) fail('Installing the dependencies failed.')
  writeFileSync(stamp, lockfile)
}

if (!existsSync(path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))) {
  fail(
    `There is no pinned Node.js for ${process.platform} on ${process.arch}: see optionalDependencies in package.json.`,
  )
}
