type Drawing = typeof import('./draw-strand.ts')

let coming: Promise<Drawing> | null = null

/**
 * Loads the code that draws strands, once: importing a module again would resolve a task later, and delay the strand by a frame. Rejects
 * when it cannot be loaded; the next call tries again.
 */
export function fetchDrawing(): Promise<Drawing> {
  coming ??= import('./draw-strand.ts').catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}
