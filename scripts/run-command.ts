import { spawn } from 'node:child_process'

type RunOptions = { cwd: string; env?: NodeJS.ProcessEnv; quiet?: boolean }

/** Lines of a failed quiet command that are worth showing. */
const shownLines = 40

/**
 * Runs a JavaScript file by this same Node.js and waits for its end. A quiet one is heard only when it fails.
 * @throws when it ends with anything but 0.
 */
export async function runNode(
  file: string,
  args: string[],
  { cwd, env, quiet = false }: RunOptions,
): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  if (quiet) console.error(output.join('').trimEnd().split('\n').slice(-shownLines).join('\n'))
  throw new Error(`${file.split('/').at(-1)} ${args.join(' ')} failed with code ${code}.`)
}
