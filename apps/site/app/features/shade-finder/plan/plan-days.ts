/** A day as date fields write it, «2026-12-14». It has neither a time nor a zone: it is the same day everywhere. */
export type Day = string

const dayShape = /^20[2-9]\d-\d\d-\d\d$/
const dayMs = 24 * 60 * 60 * 1000
/** The skin is watched for 48 hours. */
const testDays = 2
/** How many days ahead somebody is usually ready: boxes are bought, then the skin is tested. */
const daysToPrepare = 3
const saturday = 6

/** Reads a day as it stands in an address or a field; null for anything else, also for a day that no calendar has. */
export function readDay(text: string | null): Day | null {
  if (!text || !dayShape.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) || toDay(time) !== text ? null : text
}

/** The day on which the skin is tested, so that 48 hours have passed on the day of dyeing. */
export function testDayOf(day: Day): Day {
  return addDays(day, -testDays)
}

/** The first day on which somebody could dye who tests their skin today. */
export function firstPossibleDay(today: Day): Day {
  return addDays(today, testDays)
}

/** A day to begin with: the first Saturday at least three days ahead. */
export function usualDay(today: Day): Day {
  const earliest = addDays(today, daysToPrepare)
  return addDays(earliest, (saturday - new Date(earliest).getUTCDay() + 7) % 7)
}

/** Today where the visitor is. */
export function todayHere(now = new Date()): Day {
  return toDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

function addDays(day: Day, days: number): Day {
  return toDay(Date.parse(day) + days * dayMs)
}

function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

const date = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', timeZone: 'UTC' })

/** «12 декабря» and «суббота». */
export function inWords(day: Day): { date: string; weekday: string } {
  const time = new Date(day)
  return { date: date.format(time).replace(' ', '\u00a0'), weekday: weekday.format(time) }
}
