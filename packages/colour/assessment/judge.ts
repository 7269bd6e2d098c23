import type { Situation, Zone } from '../hair/situation.ts'
import { bySeverity, type Reason, severity, verdictOf } from '../rules/reasons.ts'
import { refuse } from '../rules/refuse.ts'
import { isBalm, type Shade } from '../shades/shade.ts'
import { type Assessment, assess } from './assess.ts'
import { tryShade } from './trial.ts'

/** Why the head may not take a shade, or how the shade comes out. */
type Judgement = { readonly refusals: readonly Reason[] } | { readonly assessment: Assessment }

/** Reasons for which a balm or a soft dye changes nothing visible on darker roots. */
const unseen: readonly Reason[] = ['violet-invisible', 'tint-invisible', 'soft-does-not-lift', 'too-far-up']

/** Judges a shade on a head: first whether it may be used at all, then how it comes out. */
export function judge(situation: Situation, shade: Shade): Judgement {
  const answers = situation.zones.map((zone) => ({ zone, refusal: refuse(zone, shade, situation) }))
  const takers = answers.filter(({ refusal }) => refusal === null).map(({ zone }) => zone)
  // The lengths speak first: it is for them that most wishes fail.
  const refusals = answers
    .toReversed()
    .flatMap(({ zone, refusal }) =>
      refusal && !(takers.length > 0 && isUnseenAtRoots(situation, shade, zone, refusal)) ? refusal : [],
    )
  const days = situation.input.daysSinceOxidative
  const isTooSoon = days !== null && days < shade.minDaysBetween
  if (isTooSoon || refusals.length > 0) {
    return { refusals: bySeverity([...(isTooSoon ? (['too-soon'] as const) : []), ...refusals]) }
  }
  return { assessment: assess(tryShade(situation, shade, takers)) }
}

/** Roots may be left as they are when the lengths take a shade that would not show on them. Grey roots would show a soft dye. */
function isUnseenAtRoots({ input }: Situation, shade: Shade, zone: Zone, refusal: Reason): boolean {
  const isFaint = isBalm(shade) || (shade.kind === 'tone-on-tone' && input.grey < 20)
  return zone.part === 'roots' && isFaint && unseen.includes(refusal)
}

/** The same head after a rest from dyeing. */
export function rested(situation: Situation): Situation {
  return { ...situation, input: { ...situation.input, daysSinceOxidative: null } }
}

/** Assessments of those shades that may be used at home, in the order given. */
export function usable(situation: Situation, shades: readonly Shade[]): Assessment[] {
  return shades
    .map((shade) => judge(situation, shade))
    .flatMap((judgement) => ('assessment' in judgement ? judgement.assessment : []))
    .filter(({ reasons }) => severity(verdictOf(reasons)) < severity('salon'))
}
