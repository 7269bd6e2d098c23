import type { Day } from './plan-days.ts'

/** Address of the picture of a plan for some hair. */
export function planPictureUrl(search: string, day: Day | null): string {
  return `/shade/plan.jpg?${withDay(search, day)}`
}

/** Answers and the day of dyeing, if there is one, as search parameters. */
export function withDay(search: string, day: Day | null): string {
  return day ? `${search}&day=${day}` : search
}
