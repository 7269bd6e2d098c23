import type { Payload } from 'payload'
import { cache } from 'react'
import { overdueBefore } from './promise.ts'
import { loadCalendar } from './working-days/load-calendar.ts'

/** Before which moment a question must have been asked to wait longer than was promised by now; worked out once for a page of the panel. */
export const loadOverdueBefore = cache(
  async (payload: Payload): Promise<Date> => overdueBefore(new Date(), await loadCalendar(payload)),
)
