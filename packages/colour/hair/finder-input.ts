import type { ToneDigit } from '../colours/tones.ts'
import type { HairLength } from '../shades/shade.ts'

/** Levels of hair, from black to the lightest blond. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** The earlier treatment of the lengths. Lengths lightened by an unknown means are treated as by powder. */
export type Lengths =
  | { readonly kind: 'natural' | 'metallic' | 'unknown' }
  | { readonly kind: 'colored'; readonly level: Level; readonly tone: ToneDigit }
  | { readonly kind: 'lightened'; readonly level: Level; readonly by: 'dye' | 'powder' | null }
  | { readonly kind: 'henna' | 'hennaBasma'; readonly level: Level }

/** Wishes that name no shade. */
export const directions = [
  'darker-1',
  'darker-2',
  'lighter-1',
  'lighter-2',
  'warmer',
  'cooler',
  'copper',
  'red',
  'golden',
  'chocolate',
  'blond',
  'cool-blond',
  'black',
  'cover-grey',
  'blend-grey',
  'match-lengths',
  'refresh',
  'no-yellow',
  'no-brass',
  'back-to-natural',
] as const

export type Direction = (typeof directions)[number]

export type Wish = { readonly shade: string } | { readonly direction: Direction }

/** Everything the finder may be told. The fields up to `wish` are about hair; the others are about a person. */
export type FinderInput = {
  /** The level of the roots. */
  readonly naturalLevel: Level
  readonly lengths: Lengths
  /** Per cent of hair without pigment. */
  readonly grey: number
  /** The share of grey is a guess, because the visitor did not know. */
  readonly greyGuessed: boolean
  readonly greyWhere: 'none' | 'everywhere' | 'temples' | 'parting' | 'patch'
  /** The grey did not take colour twice running. */
  readonly greyStubborn: boolean
  readonly greyYellowed: boolean
  readonly length: HairLength
  readonly thickness: 'fine' | 'medium' | 'thick'
  readonly scope: 'all' | 'roots' | 'lengths'
  readonly regrowthCm: number | null
  readonly porousEnds: boolean
  /** Three or more areas of different colour. */
  readonly patchy: boolean
  /** A test on a cut strand. */
  readonly strandTest: 'none' | 'clean' | 'reacted'
  readonly wish: Wish

  readonly hair: 'ok' | 'stretchy'
  readonly scalp: 'ok' | 'sensitive' | 'irritated'
  readonly reaction: 'none' | 'dye' | 'black-henna'
  /** The allergy test of this very box. */
  readonly allergyTest: 'not-yet' | 'clean' | 'unclear' | 'reaction'
  readonly pregnancy: boolean
  readonly daysSinceOxidative: number | null
  /** This product was never used before. */
  readonly firstTime: boolean
  readonly age: 'adult' | 'under-16'
  readonly area: 'head' | 'beard' | 'brows'
}

/** The share of grey, per cent, that is assumed for visitors who do not know it. */
export const guessedGrey = 35

/** The finder's assumptions where nothing is said; only the wish has no default. */
export const defaultInput: Omit<FinderInput, 'wish'> = {
  naturalLevel: 6,
  lengths: { kind: 'natural' },
  grey: 0,
  greyGuessed: false,
  greyWhere: 'none',
  greyStubborn: false,
  greyYellowed: false,
  length: 'shoulders',
  thickness: 'medium',
  scope: 'all',
  regrowthCm: null,
  porousEnds: false,
  patchy: false,
  strandTest: 'none',
  hair: 'ok',
  scalp: 'ok',
  reaction: 'none',
  allergyTest: 'not-yet',
  pregnancy: false,
  daysSinceOxidative: null,
  firstTime: true,
  age: 'adult',
  area: 'head',
}
