import curtain from '@pryad/colour/strand/scenes/curtain.webp'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { createGlPainter, type Painter } from './painter.ts'

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
 * Draws a strand: the looks over the minutes of a plan, of which a share has passed; one that does not change has one look. Shows it once its fold is open and all is ready, unless another look is wanted by then. Without WebGL2, and when the
 * graphics card has been taken away, it is worked out here. Minutes are dragged: before they have passed, a strand follows in a quarter of its
 * pixels, and has all of them when it rests. Rejects when nothing can draw: then the picture below stays.
 */
export async function drawStrand(
  canvas: HTMLCanvasElement,
  { looks, share }: { looks: readonly StrandLook[]; share: number },
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

/** Fetches the light layers of the strand as they are: nothing may change their bytes. */
async function loadLayers(): Promise<ImageBitmap> {
  const answer = await fetch(curtain, { signal: AbortSignal.timeout(15_000) })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}

/** The look after some minutes, drawn straight between the two looks beside it. */
export function lookAfterMinutes(looks: readonly StrandLook[], share: number): StrandLook | undefined {
  const place = Math.max(0, Math.min(1, share)) * (looks.length - 1)
  const before = looks[Math.floor(place)]
  const after = looks[Math.ceil(place)]
  if (!before || !after) return undefined
  const part = place - Math.floor(place)
  const grey = (one: string | null, other: string | null) => one && other && mix(one, other, part)
  return {
    pigmented: mix(before.pigmented, after.pigmented, part),
    grey: grey(before.grey, after.grey),
    greyShare: before.greyShare,
    greyWhere: before.greyWhere,
    ...(before.roots && after.roots
      ? {
          roots: {
            pigmented: mix(before.roots.pigmented, after.roots.pigmented, part),
            grey: grey(before.roots.grey, after.roots.grey),
          },
        }
      : {}),
  }
}

/** The colour between two, `#rrggbb`. They are so near each other that it does not matter in which space. */
function mix(one: string, other: string, part: number): string {
  const channel = (start: number) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
