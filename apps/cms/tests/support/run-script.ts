import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../../../..')

export type Run = { code: number | null; said: string }

/** Runs a script of the repository in a process of its own, with these variables beside those of the tests, to its end. */
export async function runScript(script: string, args: string[], env: Record<string, string>): Promise<Run> {
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: path.join(root, script.startsWith('apps/cms/') ? 'apps/cms' : '.'),
    env: { ...process.env, ...env },
  })
  const [code, ...said] = await Promise.all([
    new Promise<number | null>((resolve) => child.once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, said: said.join('\n') }
}
