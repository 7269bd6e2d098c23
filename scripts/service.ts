import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { interruption } from './interruption.ts'

type ServiceOptions = {
  name: string
  /** Node.js file and its arguments. */
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Address that answers with a status below 500 once the service is up. */
  healthUrl: string
  /** File for everything the service prints. */
  logFile: string
  /** Whether to show what it prints here, too. */
  echo?: boolean
}

/** Lines of a failed service that are shown. */
const keptLines = 20
/** How long a service may take to stop by itself. */
const stopMilliseconds = 10_000
/** How long a service may take to answer for the first time. */
const startMilliseconds = 120_000

/** A process that runs beside this one, with its last words kept for the case that it fails. */
export class Service {
  readonly name: string
  /** Settles when the process has ended. */
  readonly ended: Promise<void>
  private readonly child: ChildProcess
  private readonly healthUrl: string
  private readonly lastLines: string[] = []

  constructor({ name, command, cwd, env, healthUrl, logFile, echo = false }: ServiceOptions) {
    this.name = name
    this.healthUrl = healthUrl
    mkdirSync(path.dirname(logFile), { recursive: true })
    const log = createWriteStream(logFile, { flags: 'a' })
    // A group of its own: Ctrl-C then reaches this process alone, which stops the services in order.
    this.child = spawn(process.execPath, command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log.write(text)
        if (echo) process.stdout.write(text.replace(/^(?=.)/gm, `[${name}] `))
        this.lastLines.push(...text.split('\n').filter(Boolean))
        this.lastLines.splice(0, this.lastLines.length - keptLines)
      })
    }
    this.ended = new Promise((resolve) => {
      this.child.once('error', () => resolve())
      this.child.once('close', () => log.end(resolve))
    })
  }

  /** What the service printed last. */
  get lastWords(): string {
    return this.lastLines.join('\n')
  }

  /** @throws when the service ends, does not answer in time, or this process is to end. */
  async ready(): Promise<void> {
    const deadline = Date.now() + startMilliseconds
    while (Date.now() < deadline) {
      interruption.throwIfAborted()
      if (this.child.exitCode !== null || this.child.signalCode !== null) break
      const status = await fetch(this.healthUrl, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.status,
        () => 599,
      )
      if (status < 500) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The ${this.name} did not start. It said last:\n${this.lastWords}`)
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.signal('SIGTERM')
    const timer = setTimeout(() => this.signal('SIGKILL'), stopMilliseconds)
    await this.ended
    clearTimeout(timer)
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
