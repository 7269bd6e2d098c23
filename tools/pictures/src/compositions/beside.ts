import type { Path } from '@pryad/tools-hair/spline.ts'

/** A path that follows `axis` at a distance: [aside in the plane of the picture, towards the viewer], units. */
export function beside(axis: Path, distance: (t: number) => [aside: number, nearer: number]): Path {
  return (t) => {
    const before = axis(Math.max(0, t - 0.004))
    const after = axis(Math.min(1, t + 0.004))
    const [x, y, z] = axis(t)
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [aside, nearer] = distance(t)
    return [x - (dy / length) * aside, y + (dx / length) * aside, z + nearer]
  }
}
