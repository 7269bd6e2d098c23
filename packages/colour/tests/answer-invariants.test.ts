import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lab, warmth } from '../colours/oklab.ts'
import { find } from '../find.ts'
import type { FinderAnswer } from '../finder-answer.ts'
import type { FinderInput } from '../hair/finder-input.ts'
import { toSituation } from '../hair/situation.ts'
import { greyChange, lookAfter, lookBefore } from '../looks.ts'
import { hairLengths, isBalm, type Shade } from '../shades/shade.ts'
import { readFinderTexts } from '../texts/finder-texts.ts'
import { toVerdictTexts } from '../texts/verdict-texts.ts'
import { anyInput, anyPalette } from './any-input.ts'
import { readJson } from './palette.ts'

/** Checks an invariant of every answer, with the whole palette and any part of it, down to none. */
function always(
  title: string,
  check: (answer: FinderAnswer, input: FinderInput, shades: readonly Shade[]) => void,
) {
  test(title, () => {
    fc.assert(
      fc.property(anyInput, anyPalette, (input, shades) => {
        check(find(input, shades), input, shades)
      }),
      { numRuns: 1000 },
    )
  })
}

/** Every shade that an answer names for now, as the palette has it. */
function named({ plans }: FinderAnswer, palette: readonly Shade[]): Shade[] {
  const mixed = plans.flatMap(({ mix }) => mix?.with ?? [])
  const numbers = plans.map(({ shadeNumber }) => shadeNumber).concat(mixed)
  return numbers.map((number) => {
    const found = palette.find((shade) => shade.shadeNumber === number)
    if (!found) throw new Error(`${number} is not sold`)
    return found
  })
}

always('no answer is a dead end', ({ verdict, reasons, shades, instead, whyNone }) => {
  expect(shades.length + instead.length > 0 || whyNone !== null).toBe(true)
  expect(verdict === 'works').toBe(reasons.length === 0)
  if (verdict === 'works') expect(shades).not.toHaveLength(0)
  if (verdict === 'salon' || verdict === 'no') expect(shades).toHaveLength(0)
})

always('every named shade is sold, and its box lists this hair', (answer, input, palette) => {
  const { zones } = toSituation(input, palette)
  for (const shade of named(answer, palette)) {
    for (const zone of zones) {
      const hair = zone.kind === 'henna' || zone.kind === 'hennaBasma' ? 'colored' : zone.kind
      const isListed = shade.bases.some(
        (base) => base.hair === hair && base.min <= zone.level && zone.level <= base.max,
      )
      const isNearlyWhite =
        hair === 'natural' &&
        input.grey >= 80 &&
        shade.kind === 'permanent' &&
        shade.tone === '0' &&
        shade.level <= 8
      const isSilver = shade.kind === 'corrector' && hair === 'natural' && input.grey >= 50
      const isFaint =
        isBalm(shade) || (shade.kind === 'tone-on-tone' && shade.level > zone.level && input.grey < 20)
      const isUnseen = isFaint && zone.part === 'roots' && zones.length > 1
      expect(isListed || isNearlyWhite || isSilver || isUnseen).toBe(true)
    }
  }
  if (answer.later) expect(palette.map((shade) => shade.shadeNumber)).toContain(answer.later)
})

always('on dyed and hennaed hair no dye is named that is lighter', (answer, input, palette) => {
  const { zones } = toSituation(input, palette)
  for (const shade of named(answer, palette).filter((one) => !isBalm(one))) {
    for (const zone of zones) {
      if (zone.kind !== 'natural') expect(shade.level).toBeLessThanOrEqual(zone.level)
    }
  }
})

const isUnsafe = (input: FinderInput) =>
  input.area !== 'head' ||
  input.age !== 'adult' ||
  input.reaction !== 'none' ||
  ['reaction', 'unclear'].includes(input.allergyTest) ||
  input.scalp === 'irritated' ||
  input.hair === 'stretchy' ||
  input.lengths.kind === 'metallic' ||
  input.strandTest === 'reacted'

always('an answer about safety names no shade at all', (answer, input) => {
  if (!isUnsafe(input)) return
  expect(answer).toMatchObject({ verdict: 'no', shades: [], instead: [], plans: [], later: null })
})

always(
  'nobody dyes without a test: of the skin, and of a strand before lightening and on henna',
  (answer, input, palette) => {
    const isHennaed = toSituation(input, palette).treated?.kind.startsWith('henna')
    for (const { ean, before } of answer.plans) {
      const kind = palette.find((shade) => shade.ean === ean)?.kind ?? 'permanent'
      if (!isBalm({ kind }) && input.allergyTest !== 'clean') expect(before).toContain('allergy-test-48h')
      if (kind === 'lightening') expect(before).toContain('strand-test-cut')
      if (isHennaed && input.strandTest !== 'clean') expect(before).toContain('strand-test-cut')
    }
  },
)

always(
  'every offered shade has a plan of its own, with all that its use and the person ask for',
  (answer, input) => {
    const { shades, instead, plans } = answer
    expect(plans.map(({ ean }) => ean)).toEqual([...shades, ...instead].map(({ ean }) => ean))
    for (const { warnings, packs, minutes, shadeNumber } of plans) {
      expect(packs[shadeNumber]).toBeGreaterThan(0)
      expect(minutes.max).toBeGreaterThan(0)
      if (input.pregnancy) expect(warnings).toContain('pregnancy-doctor')
      if (input.scalp === 'sensitive') expect(warnings).toContain('sensitive-scalp')
    }
  },
)

always(
  'no box stands longer than it may, and the developer is the one in the box',
  ({ plans }, _, palette) => {
    for (const { minutes, developerPercent, shadeNumber, mix } of plans) {
      expect(minutes.min).toBeLessThanOrEqual(minutes.max)
      const numbers = [shadeNumber, mix?.with]
      for (const box of palette.filter((shade) => numbers.includes(shade.shadeNumber))) {
        expect(minutes.max).toBeLessThanOrEqual(box.hardMaxMinutes)
        expect(developerPercent).toBe(box.developerPercent)
        expect(developerPercent ?? 0).toBeLessThanOrEqual(9)
      }
    }
  },
)

always(
  'only shades of one level are mixed whose boxes name each other, and never the violet',
  ({ plans }, _, palette) => {
    for (const { shadeNumber, mix } of plans) {
      if (!mix) continue
      const bright = palette.find((shade) => shade.shadeNumber === shadeNumber)
      const partner = palette.find((shade) => shade.shadeNumber === mix.with)
      expect(partner?.level).toBe(bright?.level)
      expect(bright?.mixesWith).toContain(partner?.shadeNumber)
      expect(partner?.mixesWith).toContain(bright?.shadeNumber)
      expect([bright?.kind, partner?.kind]).not.toContain('corrector')
    }
  },
)

always('longer, thicker or greyer hair never needs fewer boxes', (answer, input, palette) => {
  const count = ({ plans: [first] }: FinderAnswer) =>
    Object.values(first?.packs ?? {}).reduce((sum, one) => sum + one, 0)
  if (answer.shades.length > 0) expect(count(answer)).toBeGreaterThan(0)
  const longer = hairLengths[hairLengths.indexOf(input.length) + 1] ?? 'waist'
  const more = [
    { ...input, length: longer },
    { ...input, thickness: 'thick' as const },
    { ...input, grey: Math.min(100, input.grey + 40) },
  ]
  // A patch alone needs less than a head without grey.
  const isPatchOnly = (one: FinderInput) => toSituation(one, palette).isPatchOnly
  for (const one of more.filter((head) => isPatchOnly(head) === isPatchOnly(input))) {
    const other = find(one, palette)
    if (answer.shades[0] && other.shades[0]?.ean === answer.shades[0].ean)
      expect(count(other)).toBeGreaterThanOrEqual(count(answer))
  }
})

always('pregnancy adds advice and changes nothing else', (answer, input, palette) => {
  const other = find({ ...input, pregnancy: !input.pregnancy }, palette)
  const without = ({ plans, reasons, ...others }: FinderAnswer) => ({
    ...others,
    reasons: reasons.filter((id) => id !== 'pregnancy'),
    plans: plans.map((plan) => ({
      ...plan,
      warnings: plan.warnings.filter((id) => id !== 'pregnancy-doctor'),
    })),
  })
  expect(without(other)).toEqual(without(answer))
})

always('asking twice, or in another order, gives the same answer', (answer, input, palette) => {
  const [grey, level, ...rest] = Object.entries(input).toReversed()
  const shuffled = {
    ...input,
    ...Object.fromEntries([...rest, ...(level ? [level] : []), ...(grey ? [grey] : [])]),
  }
  expect(find(shuffled, palette)).toEqual(answer)
  expect(find(input, palette)).toEqual(answer)
})

always('within two weeks of dyeing no permanent or lightening dye is named', (answer, input, palette) => {
  if (input.daysSinceOxidative === null || input.daysSinceOxidative >= 14) return
  for (const { kind } of named(answer, palette)) expect(['permanent', 'lightening']).not.toContain(kind)
})

always('a person who asks a doctor reads so: beside a shade, or among the refusals', (answer, input) => {
  if (!input.pregnancy || answer.verdict === 'works' || answer.verdict === 'differs') return
  const { reasons, plans } = answer
  if (plans.length === 0) expect(reasons).toContain('pregnancy')
  for (const { warnings } of plans) expect(warnings).toContain('pregnancy-doctor')
})

const texts = readFinderTexts(readJson('../../../content/finder-texts.json'))

/** A head's answer in sentences. */
const say = (input: FinderInput, shades: readonly Shade[]) =>
  toVerdictTexts(find(input, shades), texts, (number) => number)

always(
  'an answer that offers nothing promises nothing, and the reason of an offer speaks of it',
  (answer, input, shades) => {
    const [offered] = answer.plans
    for (const { id, instead } of say(input, shades).reasons) {
      const { alone } = texts.reasons[id]
      if (!alone) continue
      const isKept = offered !== undefined && (offered.insteadOf ?? id) === id
      expect(instead).toBe(isKept ? texts.reasons[id].instead : alone)
    }
    for (const { instead } of offered ? [] : say(input, shades).reasons)
      expect(instead).not.toMatch(/в\sответе|из\sответа/)
  },
)

always(
  'within two weeks of dyeing nothing offered meanwhile is of another tone, a far level, or warmer',
  (answer, input, shades) => {
    if (answer.reasons[0] !== 'too-soon' || !('shade' in input.wish)) return
    const { shade: number } = input.wish
    const wished = shades.find((shade) => shade.shadeNumber === number)
    const [aim] = find({ ...input, daysSinceOxidative: null }, shades).plans
    for (const { shadeNumber, insteadOf, parts } of answer.plans) {
      if (insteadOf !== 'too-soon') continue
      const shade = shades.find((one) => one.shadeNumber === shadeNumber)
      expect(shade?.tone.charAt(0)).toBe(wished?.tone.charAt(0))
      expect(Math.abs((shade?.level ?? 0) - (wished?.level ?? 0))).toBeLessThanOrEqual(1)
      const warmthOf = (list: typeof parts = []) => warmth(list.at(-1)?.pigmented ?? lab(0, 0, 0))
      expect(warmthOf(parts) - warmthOf(aim?.parts)).toBeLessThanOrEqual(0.03)
    }
  },
)

always('on much grey a copper or red colour is never said to be predictable', (answer, input, palette) => {
  const [first] = answer.shades.length > 0 ? named(answer, palette) : []
  if (!first || !['4', '6'].includes(first.tone.charAt(0))) return
  if (input.grey < 50 && !(input.greyStubborn && input.grey > 0)) return
  if (toSituation(input, palette).input.grey === 0) return
  expect(answer.verdict).toBe('differs')
  expect(answer.certainty).not.toBe('high')
})

always(
  'an answer that leaves the grey as it was is never said to be predictable',
  ({ plans, certainty }, input) => {
    const [first] = plans
    if (!first || certainty !== 'high') return
    const before = lookBefore(input)
    const changes = lookAfter(input, first).map((after, index) => greyChange(before[index], after))
    expect(changes).not.toContain('stays')
  },
)

always('where the grey is not dyed, nothing is said of dyeing it', ({ reasons, plans }, input, palette) => {
  if (!toSituation(input, palette).isGreyBare) return
  for (const reason of ['grey-brighter', 'tint-on-grey', 'grey-blended'] as const) {
    expect(reasons).not.toContain(reason)
  }
  for (const { warnings, mix, procedure } of plans) {
    expect(mix).toBeNull()
    expect(procedure).not.toBe('zakrasit-sedinu')
    for (const one of ['start-grey-first', 'start-patch-first', 'full-time-grey'] as const) {
      expect(warnings).not.toContain(one)
    }
  }
})

always('grey is put on first or last, not both', ({ plans }) => {
  for (const { warnings } of plans) {
    const isGreyFirst = warnings.includes('start-grey-first') || warnings.includes('start-patch-first')
    expect(isGreyFirst && warnings.includes('length-first')).toBe(false)
  }
})

always('who has tested a strand of henna is not asked to do it', (answer, input, palette) => {
  if (!toSituation(input, palette).treated?.kind.startsWith('henna') || input.strandTest !== 'clean') return
  expect(answer.certainty).not.toBe('low')
  for (const { shadeNumber, before } of answer.plans) {
    const kind = palette.find((shade) => shade.shadeNumber === shadeNumber)?.kind
    if (kind !== 'lightening') expect(before).not.toContain('strand-test-cut')
  }
  for (const { text, instead } of say(input, palette).reasons)
    expect(text + instead).not.toMatch(/[Сс]делайте\sпробу|Сначала\sпроба|после\sчистой\sпробы/)
})
