import type { Day } from './plan-days.ts'

/** Where the picture of a plan is. */
export const planPicturePath = '/shade/plan.jpg'

/** Address of the picture of a plan for some hair. */
export function planPictureUrl(search: string, day: Day | null): string {
  return `${planPicturePath}?${withDay(search, day)}`
}

/** Answers and the day of dyeing, if there is one, as search parameters. */
export function withDay(search: string, day: Day | null): string {
  return day ? `${search}&day=${day}` : search
}
