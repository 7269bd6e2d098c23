import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { countErrors, tellError } from './features/statistics/count-errors.ts'
import { showFonts } from './lib/browser/show-fonts.ts'
import { loadPart } from './lib/network/load-part.ts'

declare global {
  /** Called for a route whose code has not come: see start/guard-route-reload.ts. */
  var __loadRoutePart: typeof loadPart | undefined
}
globalThis.__loadRoutePart = loadPart

// In development there is no start script.
if (import.meta.env.DEV) addEventListener('awake', () => void showFonts(), { once: true })

const build = globalThis.__reactRouterContext?.countedBuild
if (typeof build === 'string') countErrors(build)

// Piece by piece: between the pieces the browser can answer the visitor.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Renders a new page in one go, not in slices: docs/page-start.md. */}
      <HydratedRouter
        useTransitions={false}
        onError={(error, { errorInfo }) => errorInfo && tellError(error)}
      />
    </StrictMode>,
  )
})
