import type { Payload } from 'payload'
import { freeBytes } from './free-bytes.ts'

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
