/** A picture before it becomes bytes: linear light, three numbers per pixel. */
export type LightImage = {
  values: Float32Array
  /** Pixels. */
  width: number
  height: number
}
