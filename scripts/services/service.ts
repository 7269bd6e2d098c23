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
  /** Address that answers with a status below 500 once the service is up. */
  healthUrl: string
  /** File for everything the service prints; older ones lie beside it. */
  logFile: string
  /** Whether to print its output here, too. */
  echo?: boolean
  /** How long one answer may take. */
  answerMilliseconds?: number
}

/** Lines of a failed service that are shown. */
const keptLines = 20
/** How long a service may take to stop by itself: site and cms, one after the other, have ended within ten seconds. */
const stopMilliseconds = 4000
/** How long a service may take to answer for the first time. */
const startMilliseconds = 120_000

const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href

/** A process that runs beside this one, with its last words kept for the case that it fails. */
export class Service {
  readonly name: string
  readonly logFile: string
  /** Settles when the process has ended. */
  readonly ended: Promise<void>
  private readonly child: ChildProcess
  private readonly healthUrl: string
  private readonly answerMilliseconds: number
  private readonly lastLines: string[] = []

  constructor({
    name,
    command,
    cwd,
    env,
    healthUrl,
    logFile,
    echo = false,
    answerMilliseconds = 5000,
  }: ServiceOptions) {
    this.name = name
    this.logFile = logFile
    this.healthUrl = healthUrl
    this.answerMilliseconds = answerMilliseconds
    const log = new ServiceLog(logFile)
    this.child = withPrivateFiles(() =>
      spawn(process.execPath, ['--import', endWithParent, ...command], {
        cwd,
        env: { ...process.env, ...env, SUPERVISED: '1' },
        stdio: 'pipe',
        // A group of its own: Ctrl-C then reaches this process alone, which stops the services in order.
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
    // Processes that it left behind would keep its port, and its output open.
    this.child.once('exit', () => this.signal('SIGKILL'))
    this.ended = new Promise((resolve) => {
      this.child.once('error', () => resolve())
      this.child.once('close', () => void log.end().then(resolve))
    })
  }

  /** The service's last lines. */
  get lastWords(): string {
    return this.lastLines.join('\n')
  }

  /** How the process ended: its exit code or the signal; undefined while it runs. */
  get ending(): string | undefined {
    const { exitCode, signalCode } = this.child
    return signalCode ?? (exitCode === null ? undefined : `code ${exitCode}`)
  }

  /** @throws when the service ends, does not answer in time, or this process is to end. */
  async ready(): Promise<void> {
    const deadline = Date.now() + startMilliseconds
    while (Date.now() < deadline) {
      interruption.throwIfAborted()
      if (this.ending) break
      const status = await this.askHealth()
      if (status !== undefined && status < 500) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The ${this.name} did not start. It said last:\n${this.lastWords}`)
  }

  /** The status of its answer about its health; undefined when there is none. */
  async askHealth(): Promise<number | undefined> {
    try {
      const { status, body } = await fetch(this.healthUrl, {
        signal: AbortSignal.timeout(this.answerMilliseconds),
      })
      await body?.cancel()
      return status
    } catch {
      return undefined
    }
  }

  /** Asks the process to end and waits until it has; after four seconds it is ended by force. */
  async stop(): Promise<void> {
    if (this.ending) return this.ended
    this.signal('SIGTERM')
    const timer = setTimeout(() => this.kill(), stopMilliseconds)
    await this.ended
    clearTimeout(timer)
  }

  /** Ends the process by force. */
  kill(): void {
    this.signal('SIGKILL')
  }

  private signal(signal: NodeJS.Signals): void {
    const { pid } = this.child
    if (pid === undefined) return
    try {
      // The whole group, so that helpers of the service end with it.
      process.kill(-pid, signal)
    } catch {
      this.child.kill(signal)
    }
  }
}
