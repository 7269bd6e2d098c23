import { readFileSync } from 'node:fs'
import {
  list,
  number,
  object,
  optional,
  type Parsed,
  pair,
  record,
  text,
  withDefault,
  word,
} from '@pryad/tools-hair/json-parser.ts'
import { item } from './compose.ts'
import { backgroundColour } from './palette.ts'
import { drop } from './picture/drops.ts'
import { shades } from './shades.ts'

const FILE = new URL('../scenes.json', import.meta.url)

const background = object({
  colour: backgroundColour,
  /** Glow behind the hair on a dark background. */
  glow: withDefault(number, 0.5),
  /** Middle of the light on the background, shares of width and height. */
  pool: withDefault(pair(number, number), [0.6, 0.4]),
  /** Blur of the shadow, units. */
  shadowSoftness: withDefault(number, 14),
})

const rig = object({
  ambient: optional(number),
  roughness: optional(number),
  whiteGloss: optional(number),
  tintedGloss: optional(number),
  density: optional(number),
})

const scene = object({
  /** Name of the picture, without extension. */
  file: text,
  /** The alternative text, in Russian. */
  alt: text,
  /** Width and height, pixels. */
  size: pair(number, number),
  seed: number,
  light: withDefault(word('studio', 'evening', 'top', 'front'), 'studio'),
  /** Where the surface of the hair differs from the rig. */
  rig: withDefault(rig, {}),
  exposure: withDefault(number, 1),
  background,
  /** Flat things under the hair. */
  shapes: optional(word('bowl-and-brush')),
  items: list(item),
  drops: withDefault(list(drop), []),
  /** The WebP is compressed until it fits. */
  maxKilobytes: number,
})

/** One picture. */
export type Scene = Parsed<typeof scene>

/** Parses scenes. An entry with `series` stands for one scene per shade; `{shade}` and `{name}` are filled in. */
export function parseScenes(json: string): Scene[] {
  return list(record)(JSON.parse(json), 'scenes.json').flatMap((entry, i) => {
    const { series, ...template } = entry
    const where = `scenes.json[${i}]`
    if (series === undefined) return [scene(template, where)]
    return list(text)(series, `${where}.series`).map((id, k) => {
      const filled = JSON.stringify(template)
        .replaceAll('{shade}', id)
        .replaceAll('{name}', shades[id]?.name ?? '')
      const one = scene(JSON.parse(filled), `${where} (${id})`)
      return { ...one, seed: one.seed + k }
    })
  })
}

/** All scenes, in the order of the list of pictures. */
export const loadScenes = (): Scene[] => parseScenes(readFileSync(FILE, 'utf8'))
