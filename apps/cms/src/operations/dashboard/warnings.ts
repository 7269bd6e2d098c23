import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { delayed } from '../../mail/resend.ts'
import { later } from '../../mail/smtp-problem.ts'
import { moscowDay } from '../../questions/moscow.ts'
import { loadCalendarRows, yearWithoutMovedDays } from '../../questions/working-days.ts'
import { freeBytes, lowDiskMessage } from '../readiness.ts'

/** Asks editors of the production calendar for the days that it lacks; undefined for other people and while it lacks none. */
export async function calendarHint(req: PayloadRequest, now = new Date()): Promise<string | undefined> {
  if (!hasRole(req, 'editor', 'admin')) return undefined
  const year = yearWithoutMovedDays(await loadCalendarRows(req.payload), moscowDay(now))
  if (year === undefined) return undefined
  return `В производственном календаре ещё не все перенесённые дни на ${year} год — выходных переносят не меньше двух. Без них обещанный срок ответа около праздников неточен.`
}

/** The warning to an administrator when the disk of the server is nearly full; undefined for others and while there is room. */
export async function diskWarning(req: PayloadRequest): Promise<string | undefined> {
  if (!hasRole(req, 'admin')) return undefined
  const free = await freeBytes(environment.dataDir).catch(() => undefined)
  return free !== undefined && free < environment.diskWarnBytes ? lowDiskMessage(free) : undefined
}

/** Tells an administrator that letters wait, and what keeps them; undefined for others and while none is held up. */
export async function mailWarning(req: PayloadRequest): Promise<string | undefined> {
  if (!hasRole(req, 'admin')) return undefined
  const { docs, totalDocs } = await req.payload.find({
    collection: 'mails',
    // A first try may be put off by any server.
    where: { and: [delayed, { or: [{ attempts: { greater_than: 1 } }, { problem: { not_like: later } }] }] },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    select: { problem: true },
    req,
  })
  const [newest] = docs
  if (!newest) return undefined
  return `Письма не\u00a0уходят, ждут отправки: ${totalDocs}. ${newest.problem}. Попытки повторяются сами почти два дня.`
}
