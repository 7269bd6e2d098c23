import type { StrandSet } from './strand-set.ts'

const BUCKETS = 1 << 16
/** Segments that begin this far outside the picture are not drawn, pixels. */
const MARGIN = 90

/** Segments (index of their first vertex) from the farthest to the nearest, by a counting sort. `scale`: pixels per unit. */
export function orderByDepth(strands: StrandSet, width: number, height: number, scale: number): Uint32Array {
  const isLast = new Uint8Array(strands.count + 1)
  for (const start of strands.starts) if (start) isLast[start - 1] = 1
  isLast[strands.count - 1] = 1
  const depths = new Float32Array(strands.count)
  const segments = new Uint32Array(strands.count)
  let count = 0
  let far = 1e9
  let near = -1e9
  for (let i = 0; i < strands.count; i++) {
    if (isLast[i]) continue
    const x = strands.x[i] * scale
    const y = strands.y[i] * scale
    if (x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN) continue
    const z = (strands.z[i] + strands.z[i + 1]) / 2
    depths[count] = z
    segments[count++] = i
    far = Math.min(far, z)
    near = Math.max(near, z)
  }
  const perUnit = (BUCKETS - 1) / (near - far || 1)
  const bucketOf = (i: number) => ((depths[i] - far) * perUnit) | 0
  const offsets = new Uint32Array(BUCKETS + 1)
  for (let i = 0; i < count; i++) offsets[bucketOf(i) + 1]++
  for (let i = 0; i < BUCKETS; i++) offsets[i + 1] += offsets[i]
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[offsets[bucketOf(i)]++] = segments[i]
  return order
}
