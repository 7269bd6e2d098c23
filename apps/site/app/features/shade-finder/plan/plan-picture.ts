import type { Day } from './plan-days.ts'

/** Address of the picture of a plan for some hair. */
export function planPictureUrl(search: string, day: Day | null): string {
  return `/shade/plan.jpg?${withDay(search, day)}`
}

/** Answers and the day of dyeing, if there is one, as search parameters. */
export function withDay(search: string, day: Day | null): string {
  return day ? `${search}&day=${day}` : search
}

/** The name of a shade as a plan tells it: «Медь, пополам с 5-0». */
export function nameInPlan(name: string, mix: string | null): string {
  return mix ? `${name}, ${mix.charAt(0).toLowerCase()}${mix.slice(1)}` : name
}
