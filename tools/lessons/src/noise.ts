/** A fixed random number 0…1 for any number: the same on every frame. */
export function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
