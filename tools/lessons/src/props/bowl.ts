import { withAlpha } from '../canvas/colour.ts'
import { type Context, faded, place } from '../canvas/context.ts'
import { linearGradient, radialGradient } from '../canvas/gradients.ts'
import { curve, drawLine, type Point } from '../canvas/line.ts'
import { circle, fill, inside, outline, shape } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

/** Colours of a bowl: face, shade, light, deep shade. */
const KINDS = {
  ceramic: ['#FFFDF9', '#E8DACB', '#F7EEE4', '#CDB9A6'],
  plastic: ['#4A2537', '#2E1521', '#5D3449', '#1E0D16'],
  glass: ['#E6EFEC', '#BFD2CE', '#F2F8F6', '#9DB6B1'],
  metal: ['#DCDCDC', '#8D9094', '#F2F2F2', '#6A6D72'],
} as const

/** The material of a bowl. */
export type BowlKind = keyof typeof KINDS

const GLINT = shape('M0 0L200 -58V58')

const arc = (radius: number, from: number, length: number): Point[] =>
  curve((u) => [radius * Math.cos(from + u * length), radius * Math.sin(from + u * length)])

/** A bowl from above, outer radius 200 at the origin. */
export function drawBowl(ctx: Context, kind: BowlKind): void {
  sprite(ctx, `bowl ${kind}`, [-270, -270, 560, 570], (own) => {
    const [face, shade, light, deep] = KINDS[kind]
    const outer = circle(0, 0, 200)
    fill(own, outer, face, { blur: 60, x: 18, y: 30, opacity: kind === 'glass' ? 0.2 : 0.32 })
    fill(own, outer, linearGradient(own, [-140, -150, 150, 160], light, shade))
    fill(own, circle(0, 0, 186), linearGradient(own, [-130, -140, 140, 150], deep, face))
    fill(own, circle(0, 0, 180), radialGradient(own, [26, 34, 30, 210], face, shade, deep))
    if (kind === 'metal') drawBrushedMetal(own)
    if (kind === 'glass')
      faded(own, 0.8, () => {
        drawLine(own, arc(176, 3.5, 1), 1, { width: 7, colour: '#FFFFFF' })
        drawLine(own, arc(120, 0.3, 0.8), 1, { width: 5, colour: '#FFFFFF' })
      })
    const rim = withAlpha('#FFFFFF', kind === 'plastic' ? 0.3 : 0.9)
    drawLine(own, arc(193, 3.4, 1.3), 1, { width: 5, colour: rim })
  })
}

function drawBrushedMetal(ctx: Context): void {
  for (let i = 0; i < 40; i++)
    outline(ctx, circle(0, 0, 30 + i * 3.7), 1.6, withAlpha(i % 2 ? '#FFFFFF' : '#505458', 0.1))
  inside(ctx, circle(0, 0, 178), () => {
    for (const turn of [0.5, 3.6])
      place(ctx, { turn }, () => {
        const [none, white] = [withAlpha('#FFFFFF', 0), withAlpha('#FFFFFF', 0.55)]
        fill(ctx, GLINT, linearGradient(ctx, [0, -60, 0, 60], none, white, none))
      })
  })
}
