import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'

/** Paints strands onto canvases. */
export type Painter = {
  /**
   * Paints every `every`-th pixel in both directions: all of them by 1, a quarter by 2.
   * @throws when it cannot paint, for example after the graphics card was taken away.
   */
  paint: (canvas: HTMLCanvasElement, look: StrandLook, every: number) => void
  /** How it paints, for tests and measurements. */
  kind: 'webgl2' | '2d'
}

/** The canvas's own context, ready for a picture of that size. */
export function contextOf(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  return context
}
