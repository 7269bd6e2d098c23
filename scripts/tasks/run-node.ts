import { spawn } from 'node:child_process'
import { interruption } from './command.ts'
import { withPrivateFiles } from './private-files.ts'

type RunOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  quiet?: boolean
  /** Whether only the owner can read the files it writes. */
  isPrivate?: boolean
}

/** How long a command that is to end may take to put things away. */
const stopMilliseconds = 8000
/** Lines of a failed quiet command that are worth showing. */
const shownLines = 40

/**
 * Runs a JavaScript file by this same Node.js and waits for its end. The output of a quiet one is shown only when it fails.
 * @throws when it ends with anything but 0, or this process is to end.
 */
export async function runNode(
  file: string,
  args: string[],
  { cwd, env, quiet = false, isPrivate = false }: RunOptions,
): Promise<void> {
  interruption.throwIfAborted()
  const begin = () =>
    spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
  const child = isPrivate ? withPrivateFiles(begin) : begin()
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  let timer: NodeJS.Timeout | undefined
  // Like Ctrl-C: test runners then stop the processes they have started.
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
