import { orderByDepth } from './depth-order.ts'
import type { StrandSet, VertexColours } from './strand-set.ts'

/** Linear light with alpha, four numbers per pixel, premultiplied. */
export type FloatImage = Float32Array

/** Size and mode of the image to draw. */
export type RasterTarget = {
  /** Pixels. */
  width: number
  height: number
  /** Pixels per scene unit. */
  scale: number
  /** Data instead of a picture: each pixel has the numbers of the strand in front, neither rounded nor mixed with others. */
  isFlat?: boolean
  /** How much wider than they are strands are drawn. */
  widening?: number
}

/** Draws all strands back to front. `colours`: light from `shade`, or the set itself for data. */
export function raster(strands: StrandSet, colours: VertexColours, target: RasterTarget): FloatImage {
  const { width, height, scale } = target
  const image = new Float32Array(width * height * 4)
  const nearest = new Float32Array(width * height).fill(-1e9)
  for (const segment of orderByDepth(strands, width, height, scale))
    drawSegment(image, nearest, strands, colours, segment, target)
  return image
}

/** Walks along the longer side of the segment and fills a short run across it. */
function drawSegment(
  image: FloatImage,
  nearest: Float32Array,
  strands: StrandSet,
  colours: VertexColours,
  segment: number,
  { width, height, scale, isFlat = false, widening = 1 }: RasterTarget,
): void {
  const dx = strands.x[segment + 1] * scale - strands.x[segment] * scale
  const dy = strands.y[segment + 1] * scale - strands.y[segment] * scale
  const length = Math.hypot(dx, dy)
  if (length < 1e-3) return
  const isSteep = Math.abs(dy) > Math.abs(dx)
  const isForward = (isSteep ? dy : dx) >= 0
  const from = isForward ? segment : segment + 1
  const to = isForward ? segment + 1 : segment
  const along = isSteep ? strands.y : strands.x
  const across = isSteep ? strands.x : strands.y
  const start = along[from] * scale
  const end = along[to] * scale
  const acrossStart = across[from] * scale
  const acrossEnd = across[to] * scale

  const trueRadius = (strands.radius[segment] + strands.radius[segment + 1]) * 0.5 * scale * widening
  const radius = Math.max(0.5, trueRadius)
  const alpha = trueRadius < 0.5 ? trueRadius / 0.5 : 1
  const cosine = (isSteep ? Math.abs(dy) : Math.abs(dx)) / length
  const reach = (radius + 0.5) / cosine
  const isThin = radius < 3 * scale

  const alongLimit = isSteep ? height : width
  const acrossLimit = isSteep ? width : height
  const first = Math.max(0, Math.ceil(start - 0.5))
  const last = Math.min(alongLimit - 1, Math.ceil(end - 0.5) - 1)
  const perPixel = 1 / (end - start)
  const { red, green, blue } = colours
  for (let s = first; s <= last; s++) {
    const share = (s + 0.5 - start) * perPixel
    const middle = acrossStart + (acrossEnd - acrossStart) * share
    const z = strands.z[from] + (strands.z[to] - strands.z[from]) * share
    const r = red[from] + (red[to] - red[from]) * share
    const g = green[from] + (green[to] - green[from]) * share
    const b = blue[from] + (blue[to] - blue[from]) * share
    const left = Math.max(0, Math.floor(middle - reach))
    const right = Math.min(acrossLimit - 1, Math.floor(middle + reach))
    for (let k = left; k <= right; k++) {
      const distance = Math.abs(k + 0.5 - middle) * cosine
      const edge = radius + 0.5 - distance
      if (edge <= 0) continue
      const cover = isFlat ? Number(edge > 0.5) : Math.min(1, edge) * alpha
      if (cover === 0) continue
      const pixel = isSteep ? s * width + k : k * width + s
      if (isThin) {
        // segments are sorted by their middles; where strands interleave, only depth per pixel is right
        if (z < nearest[pixel] - 0.05) continue
        if (cover > 0.5) nearest[pixel] = z
      }
      const offCentre = distance / (radius + 0.5)
      const roundness = isFlat ? 1 : 1.1 - 0.42 * offCentre * offCentre
      const keep = 1 - cover
      const add = cover * roundness
      const at = pixel * 4
      image[at] = image[at] * keep + r * add
      image[at + 1] = image[at + 1] * keep + g * add
      image[at + 2] = image[at + 2] * keep + b * add
      image[at + 3] = image[at + 3] * keep + cover
    }
  }
}
