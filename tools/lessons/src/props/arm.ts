import type { Path2D } from '@napi-rs/canvas'
import { mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { drawLine, type Point } from '../canvas/line.ts'
import { blurred, fill, inside, outline, shape } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'
import { drawSkin } from './skin.ts'

const ARM = shape(
  'M-470 330C-330 60 -190 -70 -40 -124C120 -180 300 -250 470 -330L540 -160C400 -70 260 10 150 78C60 140 -60 250 -170 480H-470Z',
)
const LIT_RIDGE = shape('M-400 330C-250 100 -100 10 60 -40L470 -230')
const HOLLOW = shape('M-70 -70Q10 -20 80 96')

/** Creases of the elbow: how far beside the first, width, opacity, where on the bend they begin and end, sag. */
const CREASES = [
  { beside: 0, width: 3.4, opacity: 0.5, from: 0.03, to: 0.97, sag: 26 },
  { beside: 13, width: 2, opacity: 0.3, from: 0.1, to: 0.62, sag: 33 },
  { beside: -12, width: 1.8, opacity: 0.26, from: 0.42, to: 0.93, sag: 20 },
  { beside: 24, width: 1.5, opacity: 0.16, from: 0.3, to: 0.7, sag: 38 },
]
const CREASE_PARTS = 48

/** A bent arm from above: elbow near the origin, forearm to the upper right, upper arm to the lower left. */
export function drawArm(ctx: Context): void {
  sprite(ctx, 'arm', [-520, -420, 1060, 920], drawArmOnce, 1.5)
}

function drawArmOnce(ctx: Context): void {
  const soft = (path: Path2D, width: number, colour: string, blur: number) =>
    blurred(ctx, blur, () => outline(ctx, path, width, colour))
  fill(ctx, ARM, BRAND.skin, { blur: 60, x: 18, y: 30, opacity: 0.26 })
  inside(ctx, ARM, () => {
    drawSkin(ctx, [-520, -420, 1080, 920])
    soft(ARM, 70, withAlpha('#B4704C', 0.42), 30)
    soft(LIT_RIDGE, 90, withAlpha('#FFF3E8', 0.6), 36)
    for (const crease of CREASES) drawCrease(ctx, crease)
    soft(HOLLOW, 26, withAlpha('#B4704C', 0.3), 12)
  })
}

/** A crease fades and thins towards both ends, so it is drawn in short parts. */
function drawCrease(ctx: Context, crease: (typeof CREASES)[number]): void {
  const at = (u: number): Point => [
    mix(-96, 92, u) + crease.beside,
    mix(-92, 118, u) -
      crease.sag * Math.sin(u * 3.1) -
      crease.beside * 0.5 +
      1.2 * Math.sin(u * 23 + crease.beside),
  ]
  for (let i = 0; i < CREASE_PARTS; i++) {
    const strength = Math.sin(Math.PI * ((i + 0.5) / CREASE_PARTS))
    const from = at(mix(crease.from, crease.to, i / CREASE_PARTS))
    const to = at(mix(crease.from, crease.to, (i + 1.03) / CREASE_PARTS))
    drawLine(ctx, [from, to], 1, {
      width: crease.width * (0.35 + 0.65 * strength),
      colour: withAlpha('#A4603E', crease.opacity * strength ** 0.6),
      cap: 'butt',
    })
  }
}
