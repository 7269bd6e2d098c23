import type { Plan } from '@pryad/colour/finder-answer.ts'
import { fill, fillPlural } from '#app/texts/fill.ts'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'

/** What a plan takes, in a few letters each. */
export type PlanFacts = {
  /** «35 мин». */
  minutes: string
  /** «6 %»; null for products without one. */
  developer: string | null
  /** «1 коробка», of a mixture «6-0 и 7-0: по 1 коробке». */
  boxes: string
  /** The number of the shade that it is mixed with in equal parts. */
  mixedWith: string | null
  /** When the skin is tested: `ifNew` is for balms, which only some need to test. */
  test: 'always' | 'ifNew' | 'never'
}

/** The facts of a plan. `written` sets a shade number as the page writes it. */
export function planFacts(
  { minutes: { min, max }, developerPercent, packs, mix, grams, before }: Plan,
  { facts }: PageTexts,
  written: (shadeNumber: string) => string,
): PlanFacts {
  const counts = Object.entries(packs)
  const boxes = counts.map(([number, count]) =>
    counts.length > 1
      ? `${written(number)}\u00a0— ${fillPlural(facts.boxes, count)}`
      : fillPlural(facts.boxes, count),
  )
  return {
    minutes: fill(facts.minutes, { minutes: min === max ? `${max}` : `${min}–${max}` }),
    developer: developerPercent === null ? null : fill(facts.percent, { percent: developerPercent }),
    boxes: boxes.join(', '),
    mixedWith: mix && written(mix.with),
    test: !before.includes('allergy-test-48h') ? 'never' : grams ? 'ifNew' : 'always',
  }
}
