import { spawnSync } from 'node:child_process'

/** Memory of a process that is in use now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}
