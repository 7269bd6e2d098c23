import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas'
import { mix } from '@pryad/tools-hair/numbers.ts'
import { mixHex, withAlpha } from '../canvas/colour.ts'
import { type Context, isolated, place } from '../canvas/context.ts'
import {
  blurred,
  ellipse,
  fill,
  outline as outlineSharp,
  roundRect,
  type Style,
  shape,
} from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

const COLOUR = '#B7A2BE'
const DARK = mixHex(COLOUR, '#3A1D3A', 0.62)
const LIGHT = mixHex(COLOUR, '#FFFFFF', 0.7)
const white = (alpha: number) => withAlpha('#FFFFFF', alpha)

const BOX = [-190, -240, 380, 480] as const
const QUALITY = 2

/** Knuckle, bend and tip of each finger, the thumb last. */
const FINGERS = [
  { from: [-52, 14], bend: [-62, -50], tip: [-82, -112], width: 41 },
  { from: [-24, -10], bend: [-28, -90], tip: [-33, -162], width: 41 },
  { from: [10, -12], bend: [13, -92], tip: [17, -170], width: 41 },
  { from: [40, 0], bend: [49, -76], tip: [62, -142], width: 41 },
  { from: [46, 70], bend: [88, 40], tip: [124, -12], width: 46 },
] as const

type Finger = (typeof FINGERS)[number]

const PALM = shape('M-72 16C-80 76 -62 116 -54 172Q0 182 54 172C60 130 82 100 70 40L60 -6Q0 -48 -72 16Z')
const CUFF = roundRect(-62, 160, 124, 26, 13)
const SHADED_SIDE = shape('M78 30C88 100 62 130 58 190')
const THUMB_FOLD = shape('M72 26Q52 56 44 104')
const PALM_CREASES = [
  shape('M-50 62Q-8 69 34 44'),
  shape('M-46 100Q-12 96 22 112'),
  shape('M-40 146Q0 156 40 150'),
]
const CUFF_EDGE = shape('M-60 163Q0 172 60 163')
const CUFF_LIGHT = shape('M-52 172Q0 181 50 172')

function fingerPath({ from, bend, tip }: Finger, dx = 0, dy = 0): Path2D {
  const path = new Path2D()
  path.moveTo(from[0] + dx, from[1] + dy)
  path.quadraticCurveTo(bend[0] + dx, bend[1] + dy, tip[0] + dx, tip[1] + dy)
  return path
}

/** A place on the straight line from knuckle to tip. */
const onFinger = ({ from, tip }: Finger, share: number): [number, number] => [
  mix(from[0], tip[0], share),
  mix(from[1], tip[1], share),
]

/** Nothing on a glove has corners. */
const outline = (ctx: Context, path: Path2D, width: number, style: Style) =>
  outlineSharp(ctx, path, width, style, 'round')

/** A thin nitrile glove, 210 × 330, fingers up, origin in the palm. */
export function drawGlove(ctx: Context, isRight: boolean): void {
  place(ctx, { scaleX: isRight ? -1 : 1, scaleY: 1 }, () =>
    sprite(ctx, 'glove', BOX, (own) =>
      isolated(own, () => {
        own.shadowColor = 'rgba(20,4,16,.42)'
        own.shadowBlur = 44
        own.shadowOffsetX = 18
        own.shadowOffsetY = 30
        own.drawImage(gloveBitmap(), ...BOX)
      }),
    ),
  )
}

/** The glove on its own bitmap: light and shade are laid only where the glove is. */
function gloveBitmap(): Canvas {
  const canvas = createCanvas(BOX[2] * QUALITY, BOX[3] * QUALITY)
  const ctx = canvas.getContext('2d')
  ctx.scale(QUALITY, QUALITY)
  ctx.translate(-BOX[0], -BOX[1])
  for (const finger of FINGERS) outline(ctx, fingerPath(finger), finger.width, COLOUR)
  fill(ctx, PALM, COLOUR)
  fill(ctx, CUFF, COLOUR)
  ctx.globalCompositeOperation = 'source-atop'
  blurred(ctx, 7, () => drawSoftShade(ctx))
  blurred(ctx, 1.6, () => drawCreases(ctx))
  outline(ctx, CUFF_EDGE, 2, withAlpha(DARK, 0.45))
  outline(ctx, CUFF_LIGHT, 3, white(0.5))
  return canvas
}

function drawSoftShade(ctx: Context): void {
  for (const finger of FINGERS) outline(ctx, fingerPath(finger, 19, 4), 11, withAlpha(DARK, 0.55))
  outline(ctx, SHADED_SIDE, 16, withAlpha(DARK, 0.55))
  for (let i = 0; i < 3; i++) {
    const [left, right] = [FINGERS[i].from, FINGERS[i + 1].from]
    const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 22]
    outline(ctx, shape(`M${x} ${y - 30}V${y + 8}`), 9, withAlpha(DARK, 0.5))
  }
  outline(ctx, THUMB_FOLD, 9, withAlpha(DARK, 0.5))
  fill(ctx, ellipse(-22, 60, 30, 60, 0.25), withAlpha(LIGHT, 0.5))
  for (const finger of FINGERS) outline(ctx, fingerPath(finger, -9, 4), 9, withAlpha(LIGHT, 0.85))
}

function drawCreases(ctx: Context): void {
  for (const finger of FINGERS) {
    const [[x0, y0], [x1, y1]] = [onFinger(finger, 0.62), onFinger(finger, 0.97)]
    outline(ctx, shape(`M${x0 - 10} ${y0}L${x1 - 9} ${y1}`), 3.4, white(0.75))
  }
  const crease = withAlpha(DARK, 0.5)
  for (const path of PALM_CREASES) outline(ctx, path, 2, crease)
  for (const finger of FINGERS.slice(0, 4)) {
    const [x, y] = onFinger(finger, 0.5)
    outline(ctx, shape(`M${x - 14} ${y + 2}Q${x} ${y + 6} ${x + 14} ${y - 2}`), 2, crease)
  }
}
