import { type Canvas, createCanvas, type Image, type ImageData } from '@napi-rs/canvas'
import { hexChannels } from '@pryad/tools-hair/colour.ts'
import { clamp, smooth } from '@pryad/tools-hair/numbers.ts'
import { type Context, isolated } from '../canvas/context.ts'
import { MAP } from '../hair-materials/hair-file.ts'
import { MAP_LENGTH, ZONE_STEP } from '../hair-materials/material.ts'
import { loadHair } from './images.ts'

/** How much of a layer lies on a place, 0…1: distance from the root (units), place across (0…1), zone. */
export type Weight = (distance: number, across: number, zone: number) => number

/** Another coat, or a film of one colour (`#rrggbb`) through which the strands still show. */
export type Layer = { weight: Weight } & ({ coat: string } | { film: string })

/** The products on hair: a coat and layers over it. `key` names the result; the same key is not mixed again. */
export type Dress = { key: string; base: string; layers: readonly Layer[]; byZone?: boolean }

type HairShadow = { x: number; y: number; blur: number; colour?: string }

type Pixels = Uint8ClampedArray

const BYTE = 256
const TABLE = BYTE * BYTE
const ZONES = 4
/** Room for the blur around the shadow, pixels of the material; the shadow is drawn at half size. */
const SHADOW_MARGIN = 160
const SHADOW_SCALE = 0.5

function pixelsOf(image: Image): Pixels {
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return ctx.getImageData(0, 0, image.width, image.height).data
}

/** A material whose colour a scene changes along the hair itself. */
export class HairPicture {
  readonly width: number
  readonly height: number
  /** Pixels of the data map: see `Material`. */
  readonly map: Pixels
  readonly #coats: ReadonlyMap<string, Pixels>
  readonly #canvas: Canvas
  readonly #image: ImageData
  readonly #weights = new Float32Array(ZONES * TABLE)
  #key = ''
  #shadow: Canvas | undefined

  private constructor(map: Image, coats: ReadonlyMap<string, Pixels>) {
    this.width = map.width
    this.height = map.height
    this.map = pixelsOf(map)
    this.#coats = coats
    this.#canvas = createCanvas(map.width, map.height)
    this.#image = this.#canvas.getContext('2d').createImageData(map.width, map.height)
  }

  static async load(material: string, coats: readonly string[]): Promise<HairPicture> {
    const images = await Promise.all(coats.map((coat) => loadHair(material, coat)))
    const pixels = new Map(coats.map((coat, i) => [coat, pixelsOf(images[i])]))
    return new HairPicture(await loadHair(material, MAP), pixels)
  }

  wear({ key, base, layers, byZone = false }: Dress): void {
    if (key === this.#key) return
    this.#key = key
    const image = this.#image
    const under = this.#pixels(base)
    image.data.set(under)
    for (const layer of layers) {
      this.#tabulate(layer.weight, byZone)
      if ('film' in layer) this.#addFilm(image.data, under, layer.film, byZone)
      else this.#addCoat(image.data, under, this.#pixels(layer.coat), byZone)
    }
    this.#canvas.getContext('2d').putImageData(image, 0, 0)
  }

  /** Zone of the pixel whose bytes begin at `i`. */
  zoneAt(i: number): number {
    return Math.round(this.map[i + 2] / ZONE_STEP)
  }

  /** Draws the hair `height` pixels high. The shadow keeps the outline that it had when first drawn. */
  draw(ctx: Context, x: number, y: number, height: number, shadow?: HairShadow): void {
    const width = (height * this.width) / this.height
    isolated(ctx, () => {
      ctx.imageSmoothingEnabled = true
      ctx.imageSmoothingQuality = 'high'
      if (shadow) {
        this.#shadow ??= this.#drawShadow(shadow)
        const margin = (SHADOW_MARGIN * height) / this.height
        const [left, top] = [x + shadow.x - margin, y + shadow.y - margin]
        ctx.drawImage(this.#shadow, left, top, width + 2 * margin, height + 2 * margin)
      }
      ctx.drawImage(this.#canvas, x, y, width, height)
    })
  }

  #pixels(coat: string): Pixels {
    const pixels = this.#coats.get(coat)
    if (!pixels) throw new Error(`The coat ${coat} was not loaded`)
    return pixels
  }

  /** The map has bytes only, so a weight is worked out once per pair of bytes, not per pixel. */
  #tabulate(weight: Weight, byZone: boolean): void {
    for (let zone = 0; zone < (byZone ? ZONES : 1); zone++)
      for (let r = 0; r < BYTE; r++)
        for (let g = 0; g < BYTE; g++)
          this.#weights[zone * TABLE + r * BYTE + g] = clamp(weight((r / 255) * MAP_LENGTH, g / 255, zone))
  }

  #weightAt(i: number, byZone: boolean): number {
    const zone = byZone ? Math.min(ZONES - 1, this.zoneAt(i)) : 0
    return this.#weights[zone * TABLE + this.map[i] * BYTE + this.map[i + 1]]
  }

  #addCoat(out: Pixels, under: Pixels, over: Pixels, byZone: boolean): void {
    for (let i = 0; i < out.length; i += 4) {
      if (!under[i + 3]) continue
      const weight = this.#weightAt(i, byZone)
      if (weight <= 0) continue
      out[i] += (over[i] - out[i]) * weight
      out[i + 1] += (over[i + 1] - out[i + 1]) * weight
      out[i + 2] += (over[i + 2] - out[i + 2]) * weight
    }
  }

  #addFilm(out: Pixels, under: Pixels, hex: string, byZone: boolean): void {
    const [red, green, blue] = hexChannels(hex)
    for (let i = 0; i < out.length; i += 4) {
      if (!under[i + 3]) continue
      const weight = this.#weightAt(i, byZone)
      if (weight <= 0) continue
      const light = 0.78 + (0.42 * (under[i] * 0.3 + under[i + 1] * 0.6 + under[i + 2] * 0.1)) / 255
      out[i] += (red * light - out[i]) * weight
      out[i + 1] += (green * light - out[i + 1]) * weight
      out[i + 2] += (blue * light - out[i + 2]) * weight
    }
  }

  #drawShadow({ blur, colour = 'rgba(70,35,20,.3)' }: HairShadow): Canvas {
    const size = (pixels: number) => (pixels + 2 * SHADOW_MARGIN) * SHADOW_SCALE
    const canvas = createCanvas(size(this.width), size(this.height))
    const ctx = canvas.getContext('2d')
    const corner = SHADOW_MARGIN * SHADOW_SCALE
    ctx.filter = `blur(${blur * SHADOW_SCALE}px)`
    ctx.drawImage(this.#canvas, corner, corner, this.width * SHADOW_SCALE, this.height * SHADOW_SCALE)
    ctx.filter = 'none'
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    return canvas
  }
}

/**
 * The ragged front of a colour that travels: 1 behind the front, 0 ahead of it. `value` is the place, `edge` the front,
 * `soft` its width, `grain` whatever makes neighbouring strands differ.
 */
export const front = (value: number, edge: number, soft: number, grain: number): number =>
  1 -
  smooth(edge - soft, edge + soft, value + (Math.sin(grain * 210) + Math.sin(grain * 517 + 2)) * soft * 0.35)
