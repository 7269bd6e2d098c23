import { reach } from '../colours/hair-colours.ts'
import type { Situation, Zone } from '../hair/situation.ts'
import { hasTone, isNaturalSeries, type ListedHair, type Shade } from '../shades/shade.ts'
import type { Reason } from './reasons.ts'

/** The row of the box that a zone is looked up in: hennaed hair reads the row of coloured hair. */
const rowOf: Record<Zone['kind'], ListedHair> = {
  natural: 'natural',
  colored: 'colored',
  lightened: 'lightened',
  henna: 'colored',
  hennaBasma: 'colored',
}

const isHenna = (zone: Zone) => zone.kind === 'henna' || zone.kind === 'hennaBasma'

/** Whether the box lists this hair among its starting colours. */
function isOnTheBox(zone: Zone, shade: Shade): boolean {
  return shade.bases.some(
    ({ hair, min, max }) => hair === rowOf[zone.kind] && min <= zone.level && zone.level <= max,
  )
}

/** Nearly white natural hair may take a lighter natural shade than its dark strands: the grey carries the colour. */
export function isGreyLight(zone: Zone, shade: Shade, grey: number): boolean {
  const isLighter = zone.level < shade.level && shade.level <= 8
  return (
    zone.kind === 'natural' && grey >= 80 && isNaturalSeries(shade) && isLighter && !isOnTheBox(zone, shade)
  )
}

/** Silver hair takes a corrector at any level, for the sake of its grey strands. */
function isSilver(zone: Zone, shade: Shade, grey: number): boolean {
  return shade.kind === 'corrector' && zone.kind === 'natural' && grey >= 50
}

/** Why this hair may not take a shade; null when it may. The box decides. */
export function refuse(zone: Zone, shade: Shade, { input, treated }: Situation): Reason | null {
  const isListed =
    isOnTheBox(zone, shade) || isSilver(zone, shade, input.grey) || isGreyLight(zone, shade, input.grey)
  if (isHenna(zone)) return refuseHenna(zone, shade, isListed, input.strandTest === 'clean')
  if (shade.kind === 'camouflage' && treated) return 'camouflage-on-colored'
  if (shade.kind === 'camouflage' && isListed && shade.lengths && !shade.lengths.includes(input.length)) {
    return 'camouflage-long-hair'
  }
  if (isListed) return null
  if (shade.kind === 'corrector') return 'violet-invisible'
  if (shade.kind === 'camouflage') {
    return zone.level > listed(shade).max ? 'camouflage-too-dark' : 'camouflage-not-for-black'
  }
  if (shade.kind === 'tint' && zone.level > listed(shade).max) return 'tint-stains'
  if (zone.kind === 'colored') return refuseColored(zone, shade)
  if (shade.kind === 'tint') return 'tint-invisible'
  return zone.kind === 'lightened' ? refuseLightened(zone, shade) : refuseNatural(zone, shade)
}

function refuseHenna(zone: Zone, shade: Shade, isListed: boolean, isTestClean: boolean): Reason | null {
  const isDye = shade.kind === 'permanent' || shade.kind === 'tone-on-tone'
  const isDarker = 0 < shade.level && shade.level < zone.level
  const isUntested = zone.kind === 'hennaBasma' && !isTestClean
  if (!isDye || !isDarker || hasTone(shade, 'ash', 'pearl') || isUntested) {
    return zone.kind === 'henna' ? 'henna-only-darker' : 'henna-basma'
  }
  return isListed ? null : 'too-far-down'
}

function refuseColored(zone: Zone, shade: Shade): Reason {
  if (shade.level > zone.level || shade.kind === 'lightening') return 'dye-does-not-lift'
  return zone.level - shade.level <= 3 ? 'base-not-listed' : 'too-far-down'
}

function refuseLightened(zone: Zone, shade: Shade): Reason {
  if (shade.level > zone.level || shade.kind === 'lightening') return 'no-more-lightening'
  if (hasTone(shade, 'ash')) return 'green-on-yellow'
  return zone.level - shade.level >= 3 ? 'needs-filling' : 'soft-only-on-lightened'
}

function refuseNatural(zone: Zone, shade: Shade): Reason {
  const steps = shade.level - zone.level
  if (steps <= 0 && shade.kind === 'lightening') return 'already-lighter'
  // Two levels down are not far: the box just does not list such light hair.
  if (steps <= 0) return steps >= -2 ? 'base-not-listed' : 'too-far-down'
  if (shade.kind === 'tone-on-tone') {
    return steps <= Math.min(2, reach(zone.level, 6)) ? 'soft-does-not-lift' : 'too-far-up'
  }
  return steps > reach(zone.level, shade.kind === 'lightening' ? 9 : 6) ? 'too-far-up' : 'base-not-listed'
}

/** The lowest and the highest level that a box names. */
function listed({ bases }: Shade) {
  return {
    min: Math.min(...bases.map((base) => base.min)),
    max: Math.max(...bases.map((base) => base.max)),
  }
}
