import type { ToneDigit } from '../colours/hair-colours.ts'
import { hairLengths } from '../shades/shade.ts'

/** Levels of hair, from black to the lightest blond. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type Level = (typeof levels)[number]

/** Means that lighten hair at home or in a salon. */
export const lighteners = ['dye', 'powder'] as const

/** The earlier treatment of the lengths. Lengths lightened by an unknown means are treated as by powder. */
export type Lengths =
  | { readonly kind: 'natural' | 'metallic' | 'unknown' }
  | { readonly kind: 'colored'; readonly level: Level; readonly tone: ToneDigit }
  | { readonly kind: 'lightened'; readonly level: Level; readonly by: (typeof lighteners)[number] | null }
  | { readonly kind: 'henna' | 'hennaBasma'; readonly level: Level }

/** The states that lengths may have. */
export const lengthKinds = [
  'natural',
  'colored',
  'lightened',
  'henna',
  'hennaBasma',
  'metallic',
  'unknown',
] as const satisfies readonly Lengths['kind'][]

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

/** The values of every field about hair that has a list of them, the default among them. */
export const choices = {
  greyWhere: ['none', 'everywhere', 'temples', 'parting', 'patch'],
  length: hairLengths,
  thickness: ['fine', 'medium', 'thick'],
  scope: ['all', 'roots', 'lengths'],
  strandTest: ['none', 'clean', 'reacted'],
} as const

type Choice<Field extends keyof typeof choices> = (typeof choices)[Field][number]

/** Everything the finder may be told. The fields up to `wish` are about hair; the others are about a person. */
export type FinderInput = {
  /** The level of the roots. */
  readonly naturalLevel: Level
  readonly lengths: Lengths
  /** Per cent of hair without pigment. */
  readonly grey: number
  /** The share of grey is a guess, because the visitor did not know. */
  readonly greyGuessed: boolean
  readonly greyWhere: Choice<'greyWhere'>
  /** The grey did not take colour twice running. */
  readonly greyStubborn: boolean
  readonly greyYellowed: boolean
  readonly length: Choice<'length'>
  readonly thickness: Choice<'thickness'>
  readonly scope: Choice<'scope'>
  readonly regrowthCm: number | null
  readonly porousEnds: boolean
  /** Three or more areas of different colour. */
  readonly patchy: boolean
  /** A test on a cut strand. */
  readonly strandTest: Choice<'strandTest'>
  readonly wish: Wish

  readonly hair: 'ok' | 'stretchy'
  readonly scalp: 'ok' | 'sensitive' | 'irritated'
  readonly reaction: 'none' | 'dye' | 'black-henna' | 'both'
  /** The allergy test of this very box. */
  readonly allergyTest: 'not-yet' | 'clean' | 'unclear' | 'reaction'
  readonly pregnancy: boolean
  readonly daysSinceOxidative: number | null
  /** This product was never used before. */
  readonly firstTime: boolean
  readonly age: 'adult' | 'under-16'
  /** What is to be dyed; `face` is beard and brows. */
  readonly area: 'head' | 'beard' | 'brows' | 'face'
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
