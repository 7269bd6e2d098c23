import { loadPart } from '../lib/network/load-part.ts'

declare global {
  /** React Router calls it for a route whose code has not come: see guard-route-reload.ts. */
  var __loadRoutePart: typeof loadPart | undefined
}

/** Waits for the network, or leads to the wanted page, when the code of a route cannot be loaded. */
export function mendRoutes(): void {
  globalThis.__loadRoutePart = loadPart
}
