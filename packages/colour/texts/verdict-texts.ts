import type { FinderAnswer, Plan } from '../finder-answer.ts'
import { type Before, byDanger, type Warning } from '../rules/advice.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Band, BeforeText, FinderTexts, Labels, ReasonText } from './finder-texts.ts'

/** An answer in sentences. Parts that an answer does not have are null or empty. */
export type VerdictTexts<Link> = {
  readonly label: string
  readonly lead: string
  /** The first is the headline. */
  readonly reasons: ReadonlyArray<Omit<ReasonText<Link>, 'alone'> & { readonly id: Reason }>
  /** As the answer's plans. */
  readonly plans: readonly PlanTexts<Link>[]
  readonly certainty: string | null
  /** The heading over `instead`, and over `later`; null when the answer has none. */
  readonly insteadTitle: string | null
  readonly laterTitle: string | null
  /** Belongs beside every predicted colour. */
  readonly screen: string
}

/** How to use one of the named shades, in sentences. */
export type PlanTexts<Link> = {
  readonly shadeNumber: string
  readonly ean: string
  readonly developer: string
  /** «Крем и проявитель — 1 : 1»; null for balms. */
  readonly mixing: string | null
  readonly minutes: string
  readonly grams: string | null
  readonly packs: ReadonlyArray<{ readonly shadeNumber: string; readonly text: string }>
  /** The same in two or three words each: «40–45 мин», «6 %», «2 коробки». */
  readonly short: {
    readonly minutes: string
    /** «40–45, если седых больше», where nobody can tell by eye; else null. */
    readonly minutesIfOverHalf: string | null
    readonly developer: string
    readonly packs: string
  }
  readonly before: ReadonlyArray<Omit<BeforeText<Link>, 'balm'> & { readonly id: Before }>
  /** In the order of danger. */
  readonly warnings: ReadonlyArray<{ readonly id: Warning; readonly text: string }>
}

/**
 * Puts an answer into the sentences of the texts.
 * @param written how the number of a shade is written in a sentence.
 */
export function toVerdictTexts<Link>(
  answer: FinderAnswer,
  texts: FinderTexts<Link>,
  written: (shadeNumber: string) => string,
): VerdictTexts<Link> {
  const { labels } = texts
  const band = bandOf(answer)
  const { label, lead } = texts.verdicts[band]
  return {
    label,
    lead,
    reasons: answer.reasons.map((id) => toReasonText(id, answer, texts)),
    plans: answer.plans.map((plan) => toPlanTexts(plan, texts, written)),
    certainty: answer.certainty && band !== 'doctor' ? texts.certainty[answer.certainty] : null,
    insteadTitle: answer.instead.length > 0 ? labels.insteadShade : null,
    laterTitle: answer.later && labels.later,
    screen: labels.screen,
  }
}

function bandOf({ verdict, reasons, plans }: FinderAnswer): Band {
  if (plans.some(({ warnings }) => warnings.includes('pregnancy-doctor'))) return 'doctor'
  if (verdict === 'salon' && reasons.includes('pregnancy')) return 'doctor'
  return reasons[0] === 'too-soon' && plans[0]?.insteadOf === 'too-soon' ? 'not-yet' : verdict
}

/** A reason speaks of a shade only where the answer has one for it: the wish's own, or an offer of this very reason. */
function toReasonText<Link>(id: Reason, { plans }: FinderAnswer, { reasons }: FinderTexts<Link>) {
  const { alone, instead, ...rest } = reasons[id]
  const [first] = plans
  const isOffered = first && (first.insteadOf === null || first.insteadOf === id)
  return { id, ...rest, instead: isOffered ? instead : (alone ?? instead) }
}

function toPlanTexts<Link>(
  plan: Plan,
  { labels, before, warnings }: FinderTexts<Link>,
  written: (shadeNumber: string) => string,
): PlanTexts<Link> {
  return {
    shadeNumber: plan.shadeNumber,
    ean: plan.ean,
    developer: developerText(labels, plan),
    mixing: mixingText(labels, plan),
    minutes: minutesText(labels, plan),
    grams: gramsText(labels, plan),
    packs: Object.entries(plan.packs).map(([shadeNumber, count]) => ({
      shadeNumber,
      text: packsText(labels, count),
    })),
    short: {
      minutes: fillIn(
        plan.minutes.min === plan.minutes.max ? labels.minutesShortExact : labels.minutesShort,
        plan.minutes,
      ),
      minutesIfOverHalf:
        plan.minutesIfOverHalf && fillIn(labels.minutesShortIfOverHalf, plan.minutesIfOverHalf),
      developer:
        plan.developerPercent === null
          ? labels.noDeveloperShort
          : fillIn(labels.percentShort, { percent: plan.developerPercent }),
      packs: shortPacks(labels, plan),
    },
    before: plan.before.map((id) => {
      const { balm, text, ...rest } = before[id]
      return { id, ...rest, text: plan.grams && balm ? balm : text }
    }),
    warnings: byDanger(plan.warnings).map((id) => ({
      id,
      text: fillIn(warnings[id], { with: plan.mix ? written(plan.mix.with) : '' }),
    })),
  }
}

type Values = Readonly<Record<string, string | number>>

/** Puts values into a text: `{min}` is replaced by the value of that name. A name without a value stays as it is. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const plurals = new Intl.PluralRules('ru-RU')

/** «2 коробки». */
function packsText(labels: Labels, count: number): string {
  return fillIn(labels.packs[plurals.select(count)], { count })
}

/** How many boxes are used, of both shades of a mixture together. */
function shortPacks(labels: Labels, { packs, warnings, mix }: Plan): string {
  if (warnings.includes('half-pack')) return mix ? labels.halfPackEach : labels.halfPack
  return packsText(
    labels,
    Object.values(packs).reduce((sum, count) => sum + count, 0),
  )
}

/** How long a shade stands. */
function minutesText(labels: Labels, { minutes, minutesIfOverHalf, grams }: Plan): string {
  const exact = minutes.min === minutes.max ? 'minutesExact' : 'minutes'
  const text = fillIn(labels[grams ? 'minutesTint' : exact], minutes)
  return minutesIfOverHalf ? fillIn(labels.minutesIfOverHalf, { ...minutesIfOverHalf, minutes: text }) : text
}

/** How much of a balm is taken; null for other kinds. */
function gramsText(labels: Labels, { grams }: Plan): string | null {
  if (!grams) return null
  const { product, plainBalm } = grams
  return fillIn(labels[plainBalm > 0 ? 'gramsHalf' : 'grams'], { grams: product, spoons: spoons(product) })
}

/** Grams in a tablespoon. */
const spoonful = 15

/** Tablespoons to the nearest halves: «1,5–2». */
function spoons(grams: number): string {
  const halves = (grams / spoonful) * 2
  const [from, to] = [Math.floor(halves), Math.ceil(halves)].map((count) =>
    String(count / 2).replace('.', ','),
  )
  return from === to ? `${from}` : `${from}–${to}`
}

/** The developer in the box, or that there is none. */
function developerText(labels: Labels, { developerPercent }: Plan): string {
  return developerPercent === null
    ? labels.noDeveloper
    : fillIn(labels.developer, { percent: developerPercent })
}

/** How cream and developer are mixed; null for balms. */
function mixingText(labels: Labels, { mixing }: Plan): string | null {
  return mixing && fillIn(labels.mixing, mixing)
}
