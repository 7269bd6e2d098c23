import type { Payload } from 'payload'
import { type CalendarRow, type IsWorkingDay, workingDays } from './days.ts'

/** The production calendar as the panel has it. */
export async function loadCalendar(payload: Payload): Promise<IsWorkingDay> {
  return workingDays(await loadCalendarRows(payload))
}

/** The rows of the production calendar, the oldest first. */
export async function loadCalendarRows(payload: Payload): Promise<CalendarRow[]> {
  const { docs } = await payload.find({
    collection: 'calendar-days',
    sort: 'id',
    depth: 0,
    pagination: false,
    select: { from: true, until: true, kind: true },
  })
  return docs
}
