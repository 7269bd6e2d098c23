import type { StrandSet } from './strand-set.ts'
import type { Vec3 } from './vector.ts'

/** Edge of a cell, units. */
const CELL = 6
/** Hair this far outside the picture still throws shadow into it, units. */
const MARGIN = 140

/** How much hair fills each cell of space: tells how deep a point lies in the hair, seen from a light. */
export class DensityGrid {
  readonly #origin: Vec3
  readonly #columns: number
  readonly #rows: number
  readonly #layers: number
  readonly #cells: Float32Array

  /** `width`, `height`: the picture, units. */
  constructor(strands: StrandSet, width: number, height: number) {
    let near = -1e9
    let far = 1e9
    for (let i = 0; i < strands.count; i++) {
      far = Math.min(far, strands.z[i])
      near = Math.max(near, strands.z[i])
    }
    this.#origin = [-MARGIN, -MARGIN, far - CELL]
    this.#columns = Math.ceil((width + 2 * MARGIN) / CELL) + 1
    this.#rows = Math.ceil((height + 2 * MARGIN) / CELL) + 1
    this.#layers = Math.ceil((near - far) / CELL) + 4
    this.#cells = new Float32Array(this.#columns * this.#rows * this.#layers)
    for (let s = 0; s < strands.starts.length; s++) {
      const end = strands.endOf(s)
      for (let i = strands.starts[s]; i + 1 < end; i++) this.#addSegment(strands, i)
    }
    this.#soften()
  }

  /**
   * Amount of hair on the way from a point towards a light; steps grow with distance. `jitter` 0…1 moves the samples,
   * one value per strand, so that steps do not show as bands.
   */
  depthTowards(x: number, y: number, z: number, light: Vec3, jitter: number): number {
    let distance = CELL * (0.9 + 0.5 * jitter)
    let step = CELL * 0.9
    let depth = 0
    for (let i = 0; i < 13; i++) {
      depth +=
        this.#densityAt(x + light[0] * distance, y + light[1] * distance, z + light[2] * distance) * step
      distance += step
      step *= 1.22
      if (depth > 9) break
    }
    return depth
  }

  /** Spreads a segment over the cells it passes, each part over the eight nearest. */
  #addSegment(strands: StrandSet, i: number): void {
    const { x, y, z, radius } = strands
    const cells = this.#cells
    const inverse = 1 / CELL
    const dx = x[i + 1] - x[i]
    const dy = y[i + 1] - y[i]
    const dz = z[i + 1] - z[i]
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const parts = Math.min(8, Math.ceil(length / CELL))
    for (let part = 0; part < parts; part++) {
      const share = (part + 0.5) / parts
      const column = (x[i] + dx * share - this.#origin[0]) * inverse - 0.5
      const row = (y[i] + dy * share - this.#origin[1]) * inverse - 0.5
      const layer = (z[i] + dz * share - this.#origin[2]) * inverse - 0.5
      const a = this.#indexOf(column, row, layer)
      if (a < 0) continue
      const fx = column - Math.floor(column)
      const fy = row - Math.floor(row)
      const fz = layer - Math.floor(layer)
      const amount = (length / parts) * radius[i] * 2 * inverse * inverse * inverse
      const down = this.#columns
      const near = this.#columns * this.#rows
      cells[a] += amount * (1 - fx) * (1 - fy) * (1 - fz)
      cells[a + 1] += amount * fx * (1 - fy) * (1 - fz)
      cells[a + down] += amount * (1 - fx) * fy * (1 - fz)
      cells[a + down + 1] += amount * fx * fy * (1 - fz)
      cells[a + near] += amount * (1 - fx) * (1 - fy) * fz
      cells[a + near + 1] += amount * fx * (1 - fy) * fz
      cells[a + near + down] += amount * (1 - fx) * fy * fz
      cells[a + near + down + 1] += amount * fx * fy * fz
    }
  }

  /** Index of the cell at the lower corner, or −1 outside the grid. */
  #indexOf(column: number, row: number, layer: number): number {
    const ix = Math.floor(column)
    const iy = Math.floor(row)
    const iz = Math.floor(layer)
    if (ix < 0 || iy < 0 || iz < 0) return -1
    if (ix >= this.#columns - 1 || iy >= this.#rows - 1 || iz >= this.#layers - 1) return -1
    return (iz * this.#rows + iy) * this.#columns + ix
  }

  #densityAt(x: number, y: number, z: number): number {
    const inverse = 1 / CELL
    const column = (x - this.#origin[0]) * inverse - 0.5
    const row = (y - this.#origin[1]) * inverse - 0.5
    const layer = (z - this.#origin[2]) * inverse - 0.5
    const a = this.#indexOf(column, row, layer)
    if (a < 0) return 0
    const fx = column - Math.floor(column)
    const fy = row - Math.floor(row)
    const fz = layer - Math.floor(layer)
    return this.#layerAt(a, fx, fy) * (1 - fz) + this.#layerAt(a + this.#columns * this.#rows, fx, fy) * fz
  }

  #layerAt(a: number, fx: number, fy: number): number {
    const cells = this.#cells
    const b = a + this.#columns
    return (
      (cells[a] * (1 - fx) + cells[a + 1] * fx) * (1 - fy) + (cells[b] * (1 - fx) + cells[b + 1] * fx) * fy
    )
  }

  /** A 1-2-1 filter along each axis: without it the cells show in the shadows. */
  #soften(): void {
    const [columns, rows, layers] = [this.#columns, this.#rows, this.#layers]
    for (let z = 0; z < layers; z++)
      for (let y = 0; y < rows; y++) this.#softenLine((z * rows + y) * columns, 1, columns)
    for (let z = 0; z < layers; z++)
      for (let x = 0; x < columns; x++) this.#softenLine(z * rows * columns + x, columns, rows)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) this.#softenLine(y * columns + x, columns * rows, layers)
  }

  #softenLine(from: number, stride: number, length: number): void {
    const cells = this.#cells
    let before = cells[from]
    for (let i = 0, at = from; i < length; i++, at += stride) {
      const here = cells[at]
      const after = i + 1 < length ? cells[at + stride] : here
      cells[at] = (before + 2 * here + after) / 4
      before = here
    }
  }
}
