// Runs before every npm command of this project, on whatever Node.js the machine has: installs the dependencies when they are
// missing or older than the lockfile. The pinned Node.js that everything else runs on is one of them. `--tools` installs those of the
// tools as well, which made the first content: their types and tests need them, the running product does not.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const modules = path.join(root, 'node_modules')

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node.js 20 or newer is needed, this is ${process.version}.`)

/** Installs what the lockfile of a folder names, unless that has been done. */
function install(folder, message) {
  const stamp = path.join(folder, 'node_modules/.installed-lockfile')
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return
  console.log(message)
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    // Development dependencies build the site: they are needed even where NODE_ENV says production.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) fail('Installing the dependencies failed.')
  writeFileSync(stamp, lockfile)
}

install(root, 'Installing dependencies…')
if (process.argv.includes('--tools')) install(path.join(root, 'tools'), 'Installing the tools…')

if (!existsSync(path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))) {
  fail(
    `There is no pinned Node.js for ${process.platform} on ${process.arch}: see optionalDependencies in package.json.`,
  )
}
