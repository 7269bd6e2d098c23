type Drawing = typeof import('./draw-strand.ts')

let loading: Promise<Drawing> | null = null

/**
 * Loads the code that draws strands, once: importing a module again would resolve a task later, and delay the strand by a frame. Rejects
 * when it cannot be loaded; the next call tries again.
 */
export function fetchDrawing(): Promise<Drawing> {
  loading ??= import('./draw-strand.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
