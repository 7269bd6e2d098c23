type Drawing = typeof import('./draw-strand.ts')

let coming: Promise<Drawing> | null = null

/**
 * Fetches what draws strands, once: a module that is asked for again comes a task later, and the strand a frame. Rejects when it cannot be
 * had; the next call tries again.
 */
export function fetchDrawing(): Promise<Drawing> {
  coming ??= import('./draw-strand.ts').catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}
