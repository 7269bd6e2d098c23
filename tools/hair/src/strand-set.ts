/** One point of a strand. Colour is linear light, radius is in scene units. */
export type Vertex = {
  x: number
  y: number
  z: number
  red: number
  green: number
  blue: number
  radius: number
  /** Strength of the highlights, 1 = healthy hair. */
  gloss: number
  /** Tilt of the cuticle scales, radians: shifts the highlight of one strand against its neighbours. */
  tilt: number
}

/** Colour of every vertex of a strand set, linear light. */
export type VertexColours = { red: Float32Array; green: Float32Array; blue: Float32Array }

const FIRST_CAPACITY = 1 << 18

function grown(values: Float32Array, capacity: number): Float32Array<ArrayBuffer> {
  const copy = new Float32Array(capacity)
  copy.set(values)
  return copy
}

/** All strands of a picture. One array per quantity: millions of vertices as objects would not fit a cache. */
export class StrandSet {
  /** Number of vertices in use; the arrays are longer. */
  count = 0
  /** Index of the first vertex of each strand. */
  readonly starts: number[] = []
  x = new Float32Array(FIRST_CAPACITY)
  y = new Float32Array(FIRST_CAPACITY)
  z = new Float32Array(FIRST_CAPACITY)
  red = new Float32Array(FIRST_CAPACITY)
  green = new Float32Array(FIRST_CAPACITY)
  blue = new Float32Array(FIRST_CAPACITY)
  radius = new Float32Array(FIRST_CAPACITY)
  gloss = new Float32Array(FIRST_CAPACITY)
  tilt = new Float32Array(FIRST_CAPACITY)

  /** Starts a new strand; the vertices pushed next belong to it. */
  beginStrand(): void {
    this.starts.push(this.count)
  }

  push(vertex: Vertex): void {
    if (this.count === this.x.length) this.#grow(this.count * 2)
    const i = this.count++
    this.x[i] = vertex.x
    this.y[i] = vertex.y
    this.z[i] = vertex.z
    this.red[i] = vertex.red
    this.green[i] = vertex.green
    this.blue[i] = vertex.blue
    this.radius[i] = vertex.radius
    this.gloss[i] = vertex.gloss
    this.tilt[i] = vertex.tilt
  }

  /** Index after the last vertex of a strand. */
  endOf(strand: number): number {
    return strand + 1 < this.starts.length ? this.starts[strand + 1] : this.count
  }

  #grow(capacity: number): void {
    this.x = grown(this.x, capacity)
    this.y = grown(this.y, capacity)
    this.z = grown(this.z, capacity)
    this.red = grown(this.red, capacity)
    this.green = grown(this.green, capacity)
    this.blue = grown(this.blue, capacity)
    this.radius = grown(this.radius, capacity)
    this.gloss = grown(this.gloss, capacity)
    this.tilt = grown(this.tilt, capacity)
  }
}
