import { Path2D } from '@napi-rs/canvas'
import { BRAND } from '../brand.ts'
import { type Context, place } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { fill, roundRect, withShadow } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

function headShape(): Path2D {
  const path = new Path2D()
  path.moveTo(-40, -34)
  path.lineTo(40, -34)
  path.lineTo(112, 10)
  path.arcTo(116, 26, 96, 26, 14)
  path.lineTo(-96, 26)
  path.arcTo(-116, 26, -112, 10, 14)
  path.closePath()
  return path
}

const HEAD = headShape()

/** A shower head above the frame; the middle of its rose is at (x, y). */
export function drawShower(ctx: Context, x: number, y: number): void {
  place(ctx, { x, y }, () =>
    sprite(ctx, 'shower', [-160, -190, 330, 260], (own) => {
      withShadow(own, { blur: 26, x: 8, y: 14, opacity: 0.35 }, () => {
        fill(own, roundRect(-19, -180, 38, 170, 12), BRAND.honey)
        fill(own, HEAD, BRAND.honey)
      })
      const brass = linearGradient(
        own,
        [-112, 0, 112, 0],
        [0, '#8F6427'],
        [0.25, '#F8E4B4'],
        [0.5, '#D9AC5E'],
        [0.8, '#B78640'],
        [1, '#7A5320'],
      )
      fill(own, HEAD, brass)
      const pipe = linearGradient(own, [-19, 0, 19, 0], '#A97A34', '#F8E4B4', '#9A6C2A')
      fill(own, roundRect(-19, -180, 38, 150, 12), pipe)
      fill(own, roundRect(-98, 22, 196, 12, 6), '#6E4A1C')
    }),
  )
}
