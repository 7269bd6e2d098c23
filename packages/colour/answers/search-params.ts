import { toneDigits } from '../colours/hair-colours.ts'
import {
  choices,
  defaultInput,
  directions,
  type FinderInput,
  guessedGrey,
  type Lengths,
  lengthKinds,
  levels,
  lighteners,
  type Wish,
} from '../hair/finder-input.ts'
import { normalise } from '../hair/situation.ts'
import type { FinderTexts } from '../texts/finder-texts.ts'
import { type AnswerName, answerNames, askedAnswers, unknownAnswer } from './answer-names.ts'

/** The head that an address describes. */
export type ParsedAnswers = {
  /** Every answer as it was written, the wrong ones too, so that a form loses nothing. */
  readonly given: Readonly<Partial<Record<AnswerName, string>>>
  readonly errors: Readonly<Partial<Record<AnswerName, string>>>
  /** Answers that were «не знаю»; a page names the values assumed for them. */
  readonly assumed: readonly AnswerName[]
  /** Null when nothing was asked, something is wrong, or a level is not known: then a page shows how to determine it. */
  readonly input: FinderInput | null
}

/**
 * Reads the answers about hair from the search parameters of an address. Everything about a person keeps its default.
 * @param errorTexts the message for each wrong answer.
 */
export function parseAnswers(params: URLSearchParams, errorTexts: FinderTexts['errors']): ParsedAnswers {
  const reader = createAnswerReader(params)
  const { given, wrong, assumed } = reader
  if (Object.keys(given).length === 0) return { given, errors: {}, assumed, input: null }
  const input = readInput(reader)
  const errors = wrong.map((name) => [name, errorTexts[name]])
  return { given, errors: Object.fromEntries(errors), assumed, input: wrong.length > 0 ? null : input }
}

function readInput(reader: AnswerReader): FinderInput | null {
  const { choice, number, flag, isUnknown, assumed, wrong } = reader
  const naturalLevel = isUnknown('level') ? null : choice('level', levels, null)
  if (isUnknown('level')) assumed.push('level')
  else if (naturalLevel === null && !wrong.includes('level')) wrong.push('level')
  const greyGuessed = isUnknown('grey')
  if (greyGuessed) assumed.push('grey')
  const lengths = readLengths(reader)
  const rest = {
    grey: greyGuessed ? guessedGrey : number('grey', 0, 100, 0),
    greyGuessed,
    greyWhere: choice('greyWhere', choices.greyWhere, 'none', 'everywhere'),
    greyStubborn: flag('greyStubborn'),
    greyYellowed: flag('greyYellowed'),
    length: choice('length', choices.length, 'shoulders', 'shoulders'),
    thickness: choice('thickness', choices.thickness, 'medium', 'medium'),
    scope: choice('scope', choices.scope, 'all', 'all'),
    regrowthCm: isUnknown('regrowth') ? null : number('regrowth', 0, 100, null),
    porousEnds: flag('porousEnds'),
    patchy: flag('patchy'),
    strandTest: choice('strandTest', choices.strandTest, 'none', 'none'),
  } as const
  const wish = readWish(reader)
  return naturalLevel && lengths && wish ? { ...defaultInput, ...rest, naturalLevel, lengths, wish } : null
}

/** Null when the level of such lengths is missing, wrong or not known. */
function readLengths({ choice, isUnknown, assumed, wrong }: AnswerReader): Lengths | null {
  const kind = choice('hair', lengthKinds, 'natural')
  if (kind === 'natural' || kind === 'metallic' || kind === 'unknown') return { kind }
  if (isUnknown('hairLevel')) {
    assumed.push('hairLevel')
    return null
  }
  const level = choice('hairLevel', levels, null)
  if (level === null) {
    if (!wrong.includes('hairLevel')) wrong.push('hairLevel')
    return null
  }
  if (kind === 'colored') return { kind, level, tone: choice('hairTone', toneDigits, '0', '0') }
  if (kind === 'lightened') return { kind, level, by: choice('hairBy', lighteners, null, null) }
  return { kind, level }
}

function readWish({ given, wrong }: AnswerReader): Wish | null {
  const { wish = '' } = given
  const direction = directions.find((known) => known === wish)
  if (direction) return { direction }
  const shade = readShadeNumber(wish)
  if (shade === null) {
    wrong.push('wish')
    return null
  }
  given.wish = shade
  return { shade }
}

/** A number of a shade as the palette writes it: boxes and people also write `6.0`, `6/0`, `6 0`, `№ 6–0` and `06-0`. Null for other words. */
function readShadeNumber(written: string): string | null {
  const plain = written.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC')
  const [, level, tone] = /^\s*(?:No)?\s*0?(\d{1,2})\s*[\s.,/\p{Pd}\u2212]\s*(\d{1,2})\s*$/u.exec(plain) ?? []
  return level && tone ? `${level}-${tone}` : null
}

/**
 * Writes the answers about hair as search parameters: in one order, without defaults, and without answers that make no difference on this hair,
 * so that one head has one address. Nothing about a person is written.
 * @param assumed answers that were «не знаю» and stay so.
 */
export function writeAnswers(given: FinderInput, assumed: readonly AnswerName[] = []): URLSearchParams {
  // An address says only that the share is a guess.
  const input = normalise(given.greyGuessed ? { ...given, grey: guessedGrey } : given)
  const { lengths, wish } = input
  const isTreated = lengths.kind !== 'natural'
  const hasGrey = input.grey > 0
  const isPlant = lengths.kind === 'henna' || lengths.kind === 'hennaBasma'
  const values: Record<AnswerName, string | number | false> = {
    level: input.naturalLevel,
    hair: isTreated && lengths.kind,
    hairLevel: 'level' in lengths && lengths.level,
    hairTone: 'tone' in lengths && lengths.tone !== '0' && lengths.tone,
    hairBy: 'by' in lengths && (lengths.by ?? unknownAnswer),
    grey: input.greyGuessed ? unknownAnswer : hasGrey && input.grey,
    greyWhere: hasGrey && input.greyWhere !== 'everywhere' && input.greyWhere,
    greyStubborn: hasGrey && input.greyStubborn && 1,
    greyYellowed: hasGrey && input.greyYellowed && 1,
    length: input.length !== 'shoulders' && input.length,
    thickness: input.thickness !== 'medium' && input.thickness,
    scope: !isImplied(input) && input.scope,
    regrowth:
      'level' in lengths && input.regrowthCm !== null && input.regrowthCm !== 2 && String(input.regrowthCm),
    porousEnds: input.porousEnds && 1,
    patchy: input.patchy && 1,
    // On other hair only a strand that has reacted makes a difference.
    strandTest:
      input.strandTest !== 'none' && (isPlant || input.strandTest === 'reacted') && input.strandTest,
    wish: 'shade' in wish ? wish.shade : wish.direction,
  }
  const params = new URLSearchParams()
  for (const name of answerNames) {
    const value = assumed.includes(name) ? unknownAnswer : values[name]
    if (value !== false) params.set(name, String(value))
  }
  return params
}

/** Whether the wish and the hair say by themselves which part is dyed. */
function isImplied(input: FinderInput): boolean {
  return normalise({ ...input, scope: 'all' }).scope === input.scope
}

/** Reads single answers, and remembers which were wrong and which were «не знаю». */
type AnswerReader = ReturnType<typeof createAnswerReader>

/** Opens the search parameters of an address. */
function createAnswerReader(params: URLSearchParams) {
  const given: Partial<Record<AnswerName, string>> = {}
  for (const name of answerNames) {
    const value = params.get(name)?.trim()
    if (value) given[name] = value
  }
  // The visitor does not see folded questions: their values are neither mistakes nor answers.
  const asked = askedAnswers(given)
  const wrong: AnswerName[] = []
  const assumed: AnswerName[] = []

  return {
    given,
    wrong,
    assumed,
    isUnknown: (name: AnswerName) => asked[name] === unknownAnswer,

    /** One of the known values; without an answer the default. `whenUnknown` makes «не знаю» an answer. */
    choice<Value extends string | number, Fallback>(
      name: AnswerName,
      known: readonly Value[],
      fallback: Fallback,
      whenUnknown?: Value | Fallback,
    ): Value | Fallback {
      const value = asked[name]
      if (value === undefined) return fallback
      if (value === unknownAnswer && whenUnknown !== undefined) {
        assumed.push(name)
        return whenUnknown
      }
      const found = known.find((one) => String(one) === value)
      if (found === undefined) wrong.push(name)
      return found ?? fallback
    },

    /** A number, written with a point or a comma. */
    number<Fallback>(name: AnswerName, min: number, max: number, fallback: Fallback): number | Fallback {
      const value = asked[name]
      if (value === undefined) return fallback
      const found = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN
      if (found >= min && found <= max) return found
      wrong.push(name)
      return fallback
    },

    /** A ticked box. */
    flag(name: AnswerName): boolean {
      if (asked[name] !== undefined && asked[name] !== '1') wrong.push(name)
      return asked[name] === '1'
    },
  }
}
