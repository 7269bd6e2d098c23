import { statfs } from 'node:fs/promises'
import type { Payload } from 'payload'

/** Conditions for sending visitors to this instance, and whether they hold. */
export type Checks = { database: boolean; jobs: boolean; disk: boolean }

type Measured = Pick<Payload, 'count' | 'crons'>

type Limits = {
  dataDir: string
  /** Free room below which nothing new could be stored, in bytes. */
  diskMinBytes: number
}

const databaseMs = 3000

/** Asks whether the database answers, whether jobs are worked on by this process, and whether there is room on the disk. */
export async function checkReadiness(payload: Measured, { dataDir, diskMinBytes }: Limits): Promise<Checks> {
  const [database, disk] = await Promise.all([
    holds(async () => {
      await within(databaseMs, payload.count({ collection: 'tags' }))
      return true
    }),
    holds(async () => (await freeBytes(dataDir)) >= diskMinBytes),
  ])
  return { database, jobs: areRunning(payload), disk }
}

/** Whether every check holds. */
export function isReady(checks: Checks): boolean {
  return Object.values(checks).every(Boolean)
}

function areRunning({ crons }: Measured): boolean {
  return crons.length > 0 && crons.every((cron) => cron.isRunning())
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  return check().catch(() => false)
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Room that is left on the disk of a folder for programs without special rights, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const megabyte = 1024 * 1024
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** Says how much disk space is left, and what to do. @param free in bytes */
export function lowDiskMessage(free: number): string {
  return `На сервере заканчивается место: осталось ${sizeOf(free)}. Когда оно закончится, вопросы посетителей и ваши правки перестанут сохраняться. Удалите ненужные видео и картинки или попросите того, кто обслуживает сервер, добавить места.`
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes < 1024
    ? `${number.format(Math.floor(megabytes))} МБ`
    : `${number.format(megabytes / 1024)} ГБ`
}
