import { hexToLinear, type Rgb } from '@pryad/tools-hair/colour.ts'

const HEX = {
  // natural levels, black to lightest blond
  1: '#15110F',
  2: '#241713',
  3: '#38221A',
  4: '#4F2D1F',
  5: '#6C432C',
  6: '#835B3A',
  7: '#A0774C',
  8: '#C2945F',
  9: '#DBB583',
  10: '#EAD6B4',
  grey: '#C6C1BB',
  silver: '#DEDAD6',
  copper: '#A83A17',
  'copper-soft': '#B5683F',
  'copper-6-4': '#A2542A',
  red: '#8E1F22',
  cream: '#4A2A33',
  'cream-2': '#6B4450',
  yellow: '#E2B548',
  'yellow-2': '#F0CC70',
  orange: '#CF7222',
  violet: '#6A47A8',
  'violet-2': '#8A68C4',
  cold: '#DDD3C6',
  'cold-2': '#EFE8DE',
  wet: '#64230F',
  'wet-2': '#8A3617',
  plum: '#6E3148',
  'plum-2': '#94607A',
  // the eight tones at one level
  t0: '#9C744C',
  t1: '#8C7E70',
  t2: '#A58A86',
  t3: '#C08A3C',
  t4: '#BC5E26',
  t5: '#7E3434',
  t6: '#A32420',
  t7: '#6E4632',
}

/** A colour of hair or of a product that covers it. */
export type Shade = `${keyof typeof HEX}`

/** Linear light by shade. */
export const SHADES: ReadonlyMap<string, Rgb> = new Map(
  Object.entries(HEX).map(([shade, hex]) => [shade, hexToLinear(hex)]),
)
