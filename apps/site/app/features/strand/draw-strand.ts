import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { createGlPainter } from './gl-painter.ts'
import { loadLayers } from './load-layers.ts'
import { lookAfterMinutes } from './look-after-minutes.ts'
import type { Painter } from './painter.ts'

/** The looks of a strand over the minutes of a plan, and the share of them that has passed. A strand that does not change has one look. */
export type DrawnStrand = { looks: readonly StrandLook[]; share: number }

/** A strand that has not changed for so long rests, in milliseconds. */
const restMs = 200

/** The painter of all strands of the page, and the one that takes its place when it fails. */
type Painters = { current: Painter; replace: () => Promise<Painter> }

let coming: Promise<Painters> | null = null

/** Fetches the light layers and gets ready to draw, once. Rejects when they cannot be loaded; the next call tries again. */
export function prepareStrands(): Promise<Painters> {
  coming ??= prepare().catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

async function prepare(): Promise<Painters> {
  const bitmap = await loadLayers()
  let slow: Promise<Painter> | null = null
  const replace = () => {
    slow ??= import('./cpu-painter.ts').then(({ createCpuPainter }) => createCpuPainter(bitmap))
    return slow
  }
  return { current: createGlPainter(bitmap) ?? (await replace()), replace }
}

/**
 * Draws a strand and shows it, once its fold is open and all is ready, unless another look is wanted by then. Without WebGL2, and when the
 * graphics card has been taken away, it is worked out here. Minutes are dragged: before they have passed, a strand follows in a quarter of its
 * pixels, and has all of them when it rests. Rejects when nothing can draw: then the picture below stays.
 */
export async function drawStrand(
  canvas: HTMLCanvasElement,
  { looks, share }: DrawnStrand,
  isCurrent: () => boolean = () => true,
): Promise<void> {
  const look = lookAfterMinutes(looks, share)
  if (!look) return
  await unfolded(canvas)
  if (share < 1) {
    await paint(canvas, look, 2, isCurrent)
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
  await paint(canvas, look, 1, isCurrent)
}

/** Waits until the `<details>` around a canvas is open: a hidden canvas need not be drawn. */
async function unfolded(canvas: HTMLCanvasElement): Promise<void> {
  const fold = canvas.closest('details:not([open])')
  if (fold) await new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }))
}

async function paint(
  canvas: HTMLCanvasElement,
  look: StrandLook,
  every: number,
  isCurrent: () => boolean,
): Promise<void> {
  const painters = await prepareStrands()
  if (!isCurrent()) return
  try {
    painters.current.paint(canvas, look, every)
  } catch (error) {
    if (painters.current.kind === '2d') throw error
    painters.current = await painters.replace()
    if (!isCurrent()) return
    painters.current.paint(canvas, look, every)
  }
  canvas.dataset.drawnBy = painters.current.kind
  canvas.hidden = false
}
