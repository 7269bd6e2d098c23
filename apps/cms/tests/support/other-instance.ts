import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type OtherInstance = {
  /** Works a queue off beside this process. Gives how many jobs it did. */
  drainQueue: () => Promise<number>
  stop: () => void
}

/** A second cms, in a process of its own, on the database and mail server of this one. */
export async function startOtherInstance(queue: string): Promise<OtherInstance> {
  const script = path.join(import.meta.dirname, 'other-instance-process.ts')
  const child = spawn(process.execPath, [script, queue], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  async function hear(wanted: RegExp): Promise<string> {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const [, found] = wanted.exec(line.value) ?? []
      if (found !== undefined) return found
    }
    throw new Error(`The other instance ended without saying ${wanted}.`)
  }
  await hear(/^(ready)$/)
  return {
    drainQueue: async () => {
      child.stdin.write('go\n')
      return Number(await hear(/^done (\d+)$/))
    },
    stop: () => {
      child.kill()
    },
  }
}
