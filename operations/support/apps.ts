import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { until } from '../../crash/support/until.ts'
import { root } from './files.ts'
import { unitCommand } from './unit-file.ts'

type AppOptions = {
  unit: 'pryad-site' | 'pryad-cms'
  /** Variables with values of this test: those that the unit and its files do not have stay unset. */
  settings: Record<string, string>
  readyUrl: string
  logFile: string
}

/** How long an app may take to be ready, in milliseconds. */
const startMilliseconds = 120_000
/** Variables that systemd gives every service. */
const systemdPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Whether this machine lets a process have mounts of its own. Then the repository is read-only for the apps, as it is under
 * `ProtectSystem=strict`.
 */
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0

/** One of the apps, started by the command line and the variables of its unit. */
export class App {
  private readonly options: AppOptions
  private child: ChildProcess | undefined

  constructor(options: AppOptions) {
    this.options = options
  }

  /** @throws when it ends or is not ready in time. */
  async start(): Promise<void> {
    const { unit, settings, readyUrl, logFile } = this.options
    const { command, folder, environment } = unitCommand(unit)
    const unknown = Object.keys(settings).filter((name) => !(name in environment))
    if (unknown.length > 0) throw new Error(`${unit} sets no ${unknown.join(', ')}.`)
    const inPlace = (text: string) => text.replaceAll('/srv/pryad', root)
    const [program = '', ...args] = withReadOnlyRepository(command.map(inPlace))
    const child = spawn(program, args, {
      cwd: inPlace(folder),
      env: { PATH: systemdPath, ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const log = createWriteStream(logFile, { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
    await until(
      `${unit} is ready`,
      async () => {
        if (hasEnded(child)) throw new Error(`${unit} has ended: see ${logFile}`)
        return (await fetch(readyUrl, { signal: AbortSignal.timeout(5000) })).ok
      },
      startMilliseconds,
      () => hasEnded(child),
    )
  }

  /** Ends it as systemd would. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (!child || hasEnded(child)) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await ended
    clearTimeout(timer)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function withReadOnlyRepository(command: string[]): string[] {
  if (!mayMount) return command
  const script =
    'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$PWD" && umask 077 && exec "$@"'
  return ['unshare', '--mount', 'sh', '-c', script, path.resolve(root), ...command]
}
