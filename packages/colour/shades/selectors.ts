import { hasTone, type Shade } from './shade.ts'

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
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, '1'))

/** Copper among the permanent dyes. */
export const permanentCopper: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, '4'))

/** Red among the permanent dyes. */
export const permanentRed: Select<Shade[]> = (shades) =>
  shades.filter((shade) => shade.kind === 'permanent' && hasTone(shade, '6'))

/** Orders shades by EAN: it decides where nothing else does. */
export function compareEan(one: Shade, other: Shade): number {
  return one.ean < other.ean ? -1 : Number(one.ean > other.ean)
}
