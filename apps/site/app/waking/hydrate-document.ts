import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Lets React take over the document, piece by piece. It stands apart from the entry since with it comes the largest part of the scripts,
 * which the boot script runs in a task of its own.
 */
export function hydrateDocument(page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, page)
  })
}
