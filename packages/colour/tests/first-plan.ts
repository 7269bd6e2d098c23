import type { FinderAnswer } from '../finder-answer.ts'

const nothing = {
  mix: null,
  developerPercent: null,
  packs: null,
  grams: null,
  minutes: null,
  before: [],
  warnings: [],
  procedure: null,
} as const

/** An answer with the details of its first shade beside the verdict, as the cases list them; without shades they are empty. */
export function withFirstPlan(answer: FinderAnswer) {
  const [first] = answer.shades.length > 0 ? answer.plans : []
  if (!first) return { ...answer, ...nothing }
  const { mix, developerPercent, packs, grams, minutes, before, warnings, procedure } = first
  return { ...answer, mix, developerPercent, packs, grams, minutes, before, warnings, procedure }
}
