import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientOnErrorFunction } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { countErrors } from './features/statistics/count-errors.ts'
import { showFonts } from './lib/browser/show-fonts.ts'
import { loadPart } from './lib/network/load-part.ts'

declare global {
  /** Called for a route whose code has not come: see start/guard-route-reload.ts. */
  var __loadRoutePart: typeof loadPart | undefined
}
globalThis.__loadRoutePart = loadPart

// In development there is no start script.
if (import.meta.env.DEV) addEventListener('awake', () => void showFonts(), { once: true })

/** React keeps an error in rendering from the window; others are of the network. */
const tellError: ClientOnErrorFunction = (error, { errorInfo }) =>
  errorInfo && dispatchEvent(new ErrorEvent('error', { error }))

const build = globalThis.__reactRouterContext?.countedBuild
if (typeof build === 'string') countErrors(build)

// Piece by piece: between the pieces the browser can answer the visitor.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Renders a new page in one go, not in slices: docs/page-start.md. */}
      <HydratedRouter useTransitions={false} onError={tellError} />
    </StrictMode>,
  )
})
