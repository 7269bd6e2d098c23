import { hexToLinear, type Rgb } from '@pryad/tools-hair/colour.ts'
import type { Parser } from '@pryad/tools-hair/json-parser.ts'

/** Backgrounds of the brand. */
const PALETTE: Record<string, string> = {
  paper: '#FAF5EF',
  'paper-deep': '#F3E9DE',
  aubergine: '#3A1D2A',
  rose: '#E9B8A6',
}

/** A colour of the brand by name, or any `#rrggbb`; linear light. */
export const backgroundColour: Parser<Rgb> = (value, place) => {
  const hex = typeof value === 'string' ? (PALETTE[value] ?? value) : ''
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hexToLinear(hex)
  throw new Error(
    `${place}: expected ${Object.keys(PALETTE).join(', ')} or #rrggbb, found ${JSON.stringify(value)}`,
  )
}
