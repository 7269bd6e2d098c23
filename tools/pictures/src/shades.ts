import { readFileSync } from 'node:fs'
import { hexToLinear, type Rgb } from '@pryad/tools-hair/colour.ts'
import { dictionary, object, type Parser, text } from '@pryad/tools-hair/json-parser.ts'

const FILE = new URL('../shades.json', import.meta.url)

/** Shade id (`6-46`) → its colour and Russian name. */
export const shades = dictionary(object({ hex: text, name: text }))(
  JSON.parse(readFileSync(FILE, 'utf8')),
  'shades.json',
)

/** A shade by its id; linear light. */
export const shade: Parser<Rgb> = (value, place) => {
  const known = typeof value === 'string' ? shades[value] : undefined
  if (!known) throw new Error(`${place}: no shade ${JSON.stringify(value)} in shades.json`)
  return hexToLinear(known.hex)
}
