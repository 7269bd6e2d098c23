import { type ChildProcess, spawn } from 'node:child_process'
import { interruption } from '../tasks/command.ts'
import { withPrivateFiles } from '../tasks/private-files.ts'
import { ServiceLog } from './service-log.ts'

export type ServiceOptions = {
  name: string
  /** Node.js file and its arguments. */
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** URL that answers with a status below 500 once the service is up. */
  healthUrl: string
  /** Log of the service's output; older files are beside it. */
  logFile: string
  /** Whether its output is also printed here. */
  echo?: boolean
  /** Timeout of one request to `healthUrl`: 5 s by default. */
  answerMilliseconds?: number
}

/** Number of last lines that an error message contains. */
const keptLines = 20
/** Time for a service to stop by itself, so that site and cms, one after the other, have ended within ten seconds. */
const stopMilliseconds = 4000
/** Time for a service to give its first answer. */
const startMilliseconds = 120_000

const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href

/** A process that runs beside this one, with a log. Its last lines are remembered for the case that it fails. */
export class Service {
  readonly options: ServiceOptions
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
  private readonly child: ChildProcess
  private readonly lastLines: string[] = []

  constructor(options: ServiceOptions) {
    this.options = options
    const { name, command, cwd, env, logFile, echo } = options
    const log = new ServiceLog(logFile)
    this.child = withPrivateFiles(() =>
      spawn(process.execPath, ['--import', endWithParent, ...command], {
        cwd,
        env: { ...process.env, ...env, SUPERVISED: '1' },
        stdio: 'pipe',
        // In a process group of its own: Ctrl-C then reaches only this process, which stops the services in order.
        detached: true,
      }),
    )
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log.write(text)
        if (echo) process.stdout.write(text.replace(/^(?=.)/gm, `[${name}] `))
        this.lastLines.push(...text.split('\n').filter(Boolean))
        this.lastLines.splice(0, this.lastLines.length - keptLines)
      })
    }
    // Kills processes that the service has left behind: they would keep its port and its output open.
    this.child.once('exit', () => this.signal('SIGKILL'))
    this.ended = new Promise((resolve) => {
      this.child.once('error', () => resolve())
      this.child.once('close', () => void log.end().then(resolve))
    })
  }

  /** How the process ended: its exit code or the signal; undefined while it runs. */
  get ending(): string | undefined {
    const { exitCode, signalCode } = this.child
    return signalCode ?? (exitCode === null ? undefined : `code ${exitCode}`)
  }

  /** Waits for the first answer. @throws when the service ends, does not answer in time, or this process is interrupted. */
  async ready(): Promise<void> {
    const deadline = Date.now() + startMilliseconds
    while (Date.now() < deadline) {
      interruption.throwIfAborted()
      if (this.ending) break
      const status = await this.askHealth()
      if (status !== undefined && status < 500) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The ${this.options.name} did not start. It said last:\n${this.lastLines.join('\n')}`)
  }

  /** The status of a request to `healthUrl`; undefined when there is no answer. */
  async askHealth(): Promise<number | undefined> {
    const { healthUrl, answerMilliseconds = 5000 } = this.options
    try {
      const { status, body } = await fetch(healthUrl, { signal: AbortSignal.timeout(answerMilliseconds) })
      await body?.cancel()
      return status
    } catch {
      return undefined
    }
  }

  /** Asks the process to end and waits until it has; kills it after four seconds. */
  async stop(): Promise<void> {
    if (this.ending) return this.ended
    this.signal('SIGTERM')
    const timer = setTimeout(() => this.kill(), stopMilliseconds)
    await this.ended
    clearTimeout(timer)
  }

  /** Kills the process and its helpers. */
  kill(): void {
    this.signal('SIGKILL')
  }

  private signal(signal: NodeJS.Signals): void {
    const { pid } = this.child
    if (pid === undefined) return
    try {
      // To the whole group, so that helpers of the service end with it.
      process.kill(-pid, signal)
    } catch {
      this.child.kill(signal)
    }
  }
}
