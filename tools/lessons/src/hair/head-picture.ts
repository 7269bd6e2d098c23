import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { hexChannels } from '@pryad/tools-hair/colour.ts'
import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, faded, flattened, type Paint, place } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { curve } from '../canvas/line.ts'
import { fill, outline, shape } from '../canvas/shapes.ts'
import { onHead } from '../hair-materials/head-shape.ts'
import { HairPicture } from './hair-picture.ts'

/** The parting from forehead to nape, in the coordinates of the head's own picture, 0…1000. */
export const CENTRE_PARTING = curve((u) => {
  const angle = -0.62 + u * 1.96
  return onHead(0, -Math.cos(angle), Math.sin(angle), 1.05 - 0.03 * u)
}, 50)

/** The parting from ear to ear. */
export const EAR_PARTING = curve((u) => {
  const angle = -1.75 + u * 3.5
  return onHead(Math.sin(angle), -Math.cos(angle), -0.02 + 0.1 * Math.cos(angle), 1.085)
}, 60)

/** A zone of the head under a colour: 0, 1 front left and right; 2, 3 back left and right. */
export type ZoneLight = { zone: number; colour: string; opacity: number }

type HeadLook = { opacity: number; zones: readonly ZoneLight[]; over: Paint }

const SHADOW = { x: 22, y: 26, blur: 40, colour: 'rgba(70,35,20,.42)' }

/** The head from behind. */
export class HeadPicture {
  readonly hair: HairPicture
  readonly #zones = new Map<string, Canvas>()

  private constructor(hair: HairPicture) {
    this.hair = hair
  }

  static async load(coats: readonly string[]): Promise<HeadPicture> {
    return new HeadPicture(await HairPicture.load('head', coats))
  }

  /** (x, y): the middle; `size`: height of the 1000-unit picture, pixels; `over` draws on top in its coordinates. */
  draw(ctx: Context, x: number, y: number, size: number, { opacity, zones, over }: HeadLook): void {
    flattened(ctx, opacity, (flat) =>
      place(flat, { x: x - size / 2, y: y - size / 2, scale: size / 1000 }, (own) => {
        drawShoulders(own)
        this.hair.draw(own, 0, 0, 1000, SHADOW)
        for (const { zone, colour, opacity: zoneOpacity } of zones)
          if (zoneOpacity > 0.003)
            faded(own, zoneOpacity, () => own.drawImage(this.#zone(zone, colour), 0, 0, 1000, 1000))
        over(own)
      }),
    )
  }

  /** The outline of a zone in one colour. */
  #zone(zone: number, colour: string): Canvas {
    const id = `${zone}${colour}`
    const known = this.#zones.get(id)
    if (known) return known
    const { width, height, map } = this.hair
    const canvas = createCanvas(width, height)
    const ctx = canvas.getContext('2d')
    const image = ctx.createImageData(width, height)
    const channels = hexChannels(colour)
    for (let i = 0; i < map.length; i += 4)
      if (map[i + 3] && this.hair.zoneAt(i) === zone) image.data.set([...channels, map[i + 3]], i)
    ctx.putImageData(image, 0, 0)
    this.#zones.set(id, canvas)
    return canvas
  }
}

const NECK = shape('M400 480H600C606 700 620 760 700 800H300C380 760 394 700 400 480')
const CAPE = shape('M-60 1100C-30 880 110 800 330 752Q500 800 670 752C890 800 1030 880 1060 1100Z')
const FOLDS = [
  shape('M250 800Q185 900 120 1100'),
  shape('M370 800Q335 900 300 1100'),
  shape('M630 800Q665 900 700 1100'),
  shape('M750 800Q815 900 880 1100'),
]

/** Neck and shoulders with a cape, behind the hair. */
function drawShoulders(ctx: Context): void {
  fill(ctx, NECK, linearGradient(ctx, [400, 0, 600, 0], '#C98F70', BRAND.skin, '#C98F70'))
  fill(ctx, CAPE, BRAND.aubergine)
  const [light, none, dark] = [
    withAlpha('#FFFFFF', 0.12),
    withAlpha('#FFFFFF', 0),
    withAlpha('#000000', 0.25),
  ]
  fill(ctx, CAPE, linearGradient(ctx, [0, 760, 900, 1100], light, none, dark))
  for (const fold of FOLDS) outline(ctx, fold, 3, withAlpha('#FFFFFF', 0.13))
}
