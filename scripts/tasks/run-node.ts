import { spawn } from 'node:child_process'
import { interruption } from './command.ts'
import { withPrivateFiles } from './private-files.ts'
import { cmsFolder, commands } from './project.ts'

type RunOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Whether its output is printed only when it fails. */
  quiet?: boolean
  /** Whether only the owner can read the files it writes. */
  isPrivate?: boolean
}

/** Time for an interrupted program to clean up. */
const stopMilliseconds = 8000
/** Number of lines that are printed of a quiet program that failed. */
const shownLines = 40

/**
 * Runs a JavaScript file with this same Node.js and waits for its end.
 * @throws when its exit code is not 0, or this process is interrupted.
 */
export async function runNode(
  file: string,
  args: string[],
  { cwd, env, quiet = false, isPrivate = false }: RunOptions,
): Promise<void> {
  interruption.throwIfAborted()
  const start = () =>
    spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
  const child = isPrivate ? withPrivateFiles(start) : start()
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  let timer: NodeJS.Timeout | undefined
  // SIGINT, like Ctrl-C: test runners then stop the processes they have started.
  const interrupt = () => {
    child.kill('SIGINT')
    timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
  }
  interruption.addEventListener('abort', interrupt)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => {
    interruption.removeEventListener('abort', interrupt)
    clearTimeout(timer)
  })
  interruption.throwIfAborted()
  if (code === 0) return
  if (quiet) console.error(output.join('').trimEnd().split('\n').slice(-shownLines).join('\n'))
  throw new Error(`${file.split('/').at(-1)} ${args.join(' ')} failed with code ${code}.`)
}

/** Runs a command of Payload that loads the cms. It needs a secret to load; the placeholder will do, as no account is read. */
export function runPayload(args: string[], env: NodeJS.ProcessEnv, quiet = false): Promise<void> {
  const common = {
    PAYLOAD_SECRET: 'x'.repeat(32),
    PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
    NODE_OPTIONS: '--no-deprecation',
  }
  return runNode(commands.payload, args, { cwd: cmsFolder, env: { ...common, ...env }, quiet })
}
