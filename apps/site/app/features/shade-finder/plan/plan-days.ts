/** A day as date fields write it, «2026-12-14». It has neither a time nor a zone: it is the same day everywhere. */
export type Day = string

const dayShape = /^20[2-9]\d-\d\d-\d\d$/
const dayMs = 24 * 60 * 60 * 1000
/** The skin is watched for 48 hours. */
const testDays = 2
/** How many days ahead somebody is usually ready: boxes are bought, then the skin is tested. */
const daysToPrepare = 3
const saturday = 6
/** Nobody plans for later. */
const planningDays = 2 * 365

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

/** The days between which somebody chooses, and the one to begin with: the first Saturday at least three days ahead. */
export function daysFrom(today: Day): { first: Day; usual: Day; last: Day } {
  const ready = addDays(today, daysToPrepare)
  const usual = addDays(ready, (saturday - new Date(ready).getUTCDay() + 7) % 7)
  return { first: addDays(today, testDays), usual, last: addDays(today, planningDays) }
}

/** Whether a day may have been chosen where it is today, yesterday or tomorrow: a visitor and the server may be in different zones. */
export function isChoosable(day: Day, today: Day): boolean {
  return addDays(today, -1) <= day && day <= addDays(today, planningDays + 1)
}

/** Today where the visitor is, or the server. */
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
