import { type ToneName, toneName } from '../colours/hair-colours.ts'

/** The kind of product of a shade; all chemistry of the model depends on it. */
export const shadeKinds = [
  'permanent',
  'lightening',
  'tone-on-tone',
  'camouflage',
  'tint',
  'corrector',
] as const

export type ShadeKind = (typeof shadeKinds)[number]

export type Range = { readonly min: number; readonly max: number }

/** Hair that boxes name among their starting colours. */
export const listedHair = ['natural', 'colored', 'lightened'] as const

export type ListedHair = (typeof listedHair)[number]

export const hairLengths = ['short', 'chin', 'shoulders', 'blades', 'waist'] as const

export type HairLength = (typeof hairLengths)[number]

/** The effect of a shade on grey hair. */
export const greyRoles = ['covers', 'partly', 'blends', 'translucent', 'none'] as const

/** When the skin has to be tested. */
export const allergyTests = ['always', 'if-new-or-sensitive'] as const

/** A product with the facts about its box that the finder and the prediction need. Times are minutes, amounts millilitres. */
export type Shade = {
  readonly ean: string
  readonly shadeNumber: string
  readonly hex: string
  readonly level: number
  /** Digits behind the hyphen of the number, the leading one a `ToneDigit`. */
  readonly tone: string
  /** Share of grey that is covered at full time, per cent. */
  readonly greyCoverage: number
  readonly kind: ShadeKind
  /** The developer in the box; null for balms. */
  readonly developerPercent: number | null
  /** Cream to developer by volume; null for balms. */
  readonly mixing: { readonly cream: number; readonly developer: number } | null
  readonly mixtureMl: number
  readonly minutes: Range
  readonly minutesGreyOver50: Range | null
  readonly minutesFirstTime: Range | null
  readonly minutesLightened: Range | null
  readonly hardMaxMinutes: number
  /** The time that a preview assumes. */
  readonly previewMinutes: number
  /** The starting colours that the box lists. */
  readonly bases: ReadonlyArray<Range & { readonly hair: ListedHair }>
  readonly maxLift: number
  /** Share of artificial pigment in the hair at full time, 0–1. */
  readonly load: number
  /** The vector by which a corrector moves a colour at full time. */
  readonly shift: readonly [L: number, a: number, b: number] | null
  readonly greyRole: (typeof greyRoles)[number]
  /** Shade numbers it may be mixed with, half and half. */
  readonly mixesWith: readonly string[]
  readonly isDilutable: boolean
  /** Hair lengths it is made for; null for any. */
  readonly lengths: readonly HairLength[] | null
  readonly minDaysBetween: number
  readonly allergyTest: (typeof allergyTests)[number]
}

/** A tint or a corrector: a balm without developer. */
export function isBalm(shade: { kind: ShadeKind }): boolean {
  return shade.kind === 'tint' || shade.kind === 'corrector'
}

/** Only these two lift natural hair. */
export function lifts(shade: { kind: ShadeKind }): boolean {
  return shade.kind === 'permanent' || shade.kind === 'lightening'
}

/** Whether a shade's tone is one of the given. */
export function hasTone(shade: { tone: string }, ...names: readonly ToneName[]): boolean {
  return names.includes(toneName(shade.tone))
}

/** Copper and red, as a dye or as a balm: they shout on grey. */
export function isBright(shade: { tone: string }): boolean {
  return hasTone(shade, 'copper', 'red')
}

type Select<Found> = (shades: readonly Shade[]) => Found

/** The natural series: permanent dyes without a tone of their own. */
export const naturalSeries: Select<Shade[]> = (shades) => shades.filter(isNaturalSeries)

/** Whether a shade belongs to the natural series. */
export function isNaturalSeries(shade: Shade): boolean {
  return shade.kind === 'permanent' && shade.tone === '0'
}

/** The black of the natural series. */
export const black: Select<Shade[]> = (shades) => naturalSeries(shades).filter((shade) => shade.level === 1)

/** The lightest of some shades; of two equally light ones the lower EAN. */
export const lightest: Select<Shade | undefined> = (shades) =>
  shades.toSorted((one, other) => other.level - one.level || compareEan(one, other))[0]

/** The darkest of some shades; of two equally dark ones the lower EAN. */
export const darkest: Select<Shade | undefined> = (shades) =>
  shades.toSorted((one, other) => one.level - other.level || compareEan(one, other))[0]

/** The violet balm against yellow. */
export const correctors: Select<Shade[]> = (shades) => shades.filter((shade) => shade.kind === 'corrector')

/** Soft dyes whose box lists lightened hair. */
export const softOnLightened: Select<Shade[]> = (shades) =>
  shades.filter(
    (shade) => shade.kind === 'tone-on-tone' && shade.bases.some((base) => base.hair === 'lightened'),
  )

/** Dyes that lighten without a tone of their own. */
export const naturalLightening: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'lightening' && shade.tone === '0')

/** Ash among the permanent dyes. */
export const permanentAsh: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, 'ash'))

/** Copper among the permanent dyes. */
export const permanentCopper: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, 'copper'))

/** Red among the permanent dyes. */
export const permanentRed: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, 'red'))

/** Orders shades by EAN: it decides where nothing else does. */
export function compareEan(one: Shade, other: Shade): number {
  return one.ean < other.ean ? -1 : Number(one.ean > other.ean)
}
