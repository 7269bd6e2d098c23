import { type BaseHair, hennaTone } from '../colours/hair-colours.ts'
import { black, isNaturalSeries, type Shade } from '../shades/shade.ts'
import type { Direction, FinderInput } from './finder-input.ts'

/** A part of the head with one kind of hair. */
export type Zone = BaseHair & { readonly part: 'roots' | 'lengths' }

/** Lengths that are not natural any more. */
export type TreatedLengths = BaseHair & {
  readonly kind: Exclude<BaseHair['kind'], 'natural'>
  /** Lightened by powder, or by unknown means. */
  readonly isPowder: boolean
}

/** A head as the rules look at it, with the palette it is matched against. */
export type Situation = {
  /** Without the grey of roots that are not dyed. */
  readonly input: FinderInput
  readonly shades: readonly Shade[]
  readonly direction: Direction | null
  /** The shade that is wished for; null for other wishes, and when the palette does not have it. */
  readonly wished: Shade | null
  /** Null when the lengths are natural. */
  readonly treated: TreatedLengths | null
  /** The parts that are to be dyed. */
  readonly zones: readonly Zone[]
  /** The hair by which shades are chosen. */
  readonly base: BaseHair
  readonly regrowthCm: number
  /** There is grey at roots that are not dyed. */
  readonly isGreyBare: boolean
  /** The grey is one patch and the wish is about it: only the patch is dyed, the other hair keeps its colour. */
  readonly isPatchOnly: boolean
}

/** Works out which parts of a head are to be dyed, and for which of them shades are chosen. */
export function toSituation(given: FinderInput, shades: readonly Shade[]): Situation {
  const whole = normalise(given)
  const treated = toTreated(whole)
  const isLengthsOnly = treated !== null && whole.scope === 'lengths'
  const input = isLengthsOnly ? normalise({ ...whole, grey: 0 }) : whole
  const roots: Zone = { part: 'roots', kind: 'natural', level: input.naturalLevel, tone: '0' }
  const lengths: Zone = { ...(treated ?? roots), part: 'lengths' }
  const regrowthCm = input.regrowthCm ?? (treated ? 2 : 0)
  const hasTwoParts = treated !== null && input.scope === 'all' && regrowthCm >= 1
  const single = input.scope === 'roots' ? roots : lengths
  const direction = 'direction' in input.wish ? input.wish.direction : null
  const wished = findWished(input.wish, shades) ?? null
  return {
    input,
    shades,
    direction,
    wished,
    treated,
    zones: hasTwoParts ? [roots, lengths] : [single],
    base: single,
    regrowthCm,
    isGreyBare: isLengthsOnly && whole.grey > 0,
    isPatchOnly:
      input.greyWhere === 'patch' &&
      input.grey <= 20 &&
      single.kind === 'natural' &&
      input.scope === 'all' &&
      (direction ? greyWishes.includes(direction) : isNearInTone(wished, single.level)),
  }
}

const greyWishes: readonly Direction[] = ['cover-grey', 'blend-grey']

/** A shade that would change nothing but the grey. */
function isNearInTone(wished: Shade | null, level: number): boolean {
  if (!wished) return false
  return wished.kind === 'camouflage' || (isNaturalSeries(wished) && wished.level === level)
}

/** The parts of a head that differ in colour: natural hair is one. */
export function partsOf(input: FinderInput): Zone[] {
  const treated = toTreated(input)
  const roots: Zone = { part: 'roots', kind: 'natural', level: input.naturalLevel, tone: '0' }
  if (!treated) return [{ ...roots, part: 'lengths' }]
  return input.regrowthCm === 0 ? [{ ...treated, part: 'lengths' }] : [roots, { ...treated, part: 'lengths' }]
}

function findWished(wish: FinderInput['wish'], shades: readonly Shade[]): Shade | undefined {
  if ('shade' in wish) return shades.find((shade) => shade.shadeNumber === wish.shade)
  // Black is a wish for the black shade, so that every rule of shades holds for it.
  return wish.direction === 'black' ? black(shades)[0] : undefined
}

function toTreated({ lengths }: FinderInput): TreatedLengths | null {
  switch (lengths.kind) {
    case 'colored':
      return { kind: 'colored', level: lengths.level, tone: lengths.tone, isPowder: false }
    case 'lightened':
      return { kind: 'lightened', level: lengths.level, tone: '0', isPowder: lengths.by !== 'dye' }
    case 'henna':
    case 'hennaBasma':
      return { kind: lengths.kind, level: lengths.level, tone: hennaTone, isPowder: false }
    case 'natural':
    // The rules end before they ask for the hair of these two.
    case 'metallic':
    case 'unknown':
      return null
  }
}

type Scope = FinderInput['scope']

/** Directions that by themselves say which part of dyed hair they mean. Grey shows at the roots; dyed lengths are not dyed again. */
const scopes: Partial<Record<Direction, Scope>> = {
  'cover-grey': 'roots',
  'blend-grey': 'roots',
  'match-lengths': 'roots',
  refresh: 'lengths',
  'back-to-natural': 'lengths',
}

/** Directions that on dyed hair mean the lengths, unless the visitor has said otherwise. */
const toneOfLengths: readonly Direction[] = ['cooler', 'no-brass', 'no-yellow']

/** Makes an input agree with itself: where grey sits, and which part of the hair is meant. */
export function normalise(input: FinderInput): FinderInput {
  return { ...input, greyWhere: greyWhere(input), scope: scopeOf(input) }
}

function greyWhere({ grey, greyWhere: where }: FinderInput): FinderInput['greyWhere'] {
  if (grey === 0) return 'none'
  return where === 'none' ? 'everywhere' : where
}

function scopeOf({ lengths, scope, wish }: FinderInput): Scope {
  if (lengths.kind === 'natural') return scope === 'roots' ? 'all' : scope
  if (!('direction' in wish)) return scope
  const wide = scope === 'roots' ? 'all' : scope
  const implied = wide === 'all' && toneOfLengths.includes(wish.direction) ? 'lengths' : wide
  return scopes[wish.direction] ?? implied
}
