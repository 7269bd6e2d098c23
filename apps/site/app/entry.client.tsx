import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
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

/** Most pages have none, so the code comes with the first error; the start script keeps those that come before the code. */
function countErrors(build: string): void {
  const { pathname } = location
  const controller = new AbortController()
  const begin = () => {
    controller.abort()
    import('./features/statistics/count-errors.ts')
      .then((part) => part.countErrors(build, pathname))
      .catch(() => undefined)
  }
  if (globalThis.start?.errors.length) begin()
  // Nothing is heard by a signal that is over.
  addEventListener('error', begin, { signal: controller.signal })
  addEventListener('unhandledrejection', begin, { signal: controller.signal })
}

// Piece by piece: between the pieces the browser can answer the visitor.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Renders a new page in one go, not in slices: docs/page-start.md. */}
      <HydratedRouter
        useTransitions={false}
        // React keeps an error in rendering from the window; others are of the network.
        onError={(error, { errorInfo }) => errorInfo && dispatchEvent(new ErrorEvent('error', { error }))}
      />
    </StrictMode>,
  )
})
