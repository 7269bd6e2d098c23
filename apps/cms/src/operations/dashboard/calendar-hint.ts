import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { moscowDay } from '../../questions/moscow.ts'
import { loadCalendarRows, yearWithoutMovedDays } from '../../questions/working-days.ts'

/** Asks editors of the production calendar for the days that it lacks; undefined for other people and while it lacks none. */
export async function calendarHint(req: PayloadRequest, now = new Date()): Promise<string | undefined> {
  if (!hasRole(req, 'editor', 'admin')) return undefined
  const year = yearWithoutMovedDays(await loadCalendarRows(req.payload), moscowDay(now))
  if (year === undefined) return undefined
  return `В производственном календаре ещё не все перенесённые дни на ${year} год — выходных переносят не меньше двух. Без них обещанный срок ответа около праздников неточен.`
}
