import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder on a small disk of its own. */
export type SmallDisk = {
  folder: string
  /** Leaves no room for a single byte. */
  fill: () => Promise<void>
  free: () => Promise<void>
  remove: () => Promise<void>
}

const block = Buffer.alloc(64 * 1024)

/** A disk of `megabytes`, in memory; undefined where the system lets this process mount none. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'pryad-test', folder]
  if (spawnSync('mount', mount).status !== 0) {
    await rmdir(folder)
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: async () => {
      const file = await open(filler, 'a')
      try {
        for (const size of [block.length, 4096, 1]) await fillBy(() => file.write(block, 0, size))
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler),
    remove: async () => {
      spawnSync('umount', ['-l', folder])
      await rmdir(folder)
    },
  }
}

async function fillBy(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Takes from a running process the right to write into any file, or gives it back. To the process this looks like a full disk. Linux only. */
export function letWrite(pid: number, may: boolean): void {
  const { status, stderr } = spawnSync(
    'prlimit',
    ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '0'}:unlimited`],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Neither a disk can be mounted nor writing be taken away: ${stderr}`)
}
