import type { Payload, Where } from 'payload'
import { cache } from 'react'
import { beginningOf, moscowDay } from './moscow.ts'
import { firstOfWorkingDays, type IsWorkingDay, lastOfWorkingDays, loadCalendar } from './working-days.ts'

/** «Обычно за три рабочих дня»: texts.faq.formIntro and texts.ask.intro of content/site.json promise it. */
const promisedDays = 3

/** The day until whose end an answer was promised, as `2026-11-26`. */
export function promisedUntil(askedAt: Date, isWorking: IsWorkingDay): string {
  return lastOfWorkingDays(moscowDay(askedAt), promisedDays, isWorking)
}

/** Questions asked before this moment wait longer than was promised, unless they are answered. */
export function overdueBefore(now: Date, isWorking: IsWorkingDay): Date {
  return beginningOf(firstOfWorkingDays(moscowDay(now), promisedDays, isWorking))
}

/** States of a question that waits for an answer. */
export const waitingStates = ['new', 'read'] as const

/** Finds the questions that wait longer than the site promises: those sent before `before`. */
export function isOverdue(before: Date): Where {
  return { state: { in: [...waitingStates] }, createdAt: { less_than: before.toISOString() } }
}

/** Before which moment a question must have been asked to wait longer than was promised by now; worked out once for a page of the panel. */
export const loadOverdueBefore = cache(
  async (payload: Payload): Promise<Date> => overdueBefore(new Date(), await loadCalendar(payload)),
)
