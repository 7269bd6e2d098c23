import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the document, piece by piece. This module is apart from the entry because it imports the largest part of the scripts, which the
 * boot script runs in a task of its own.
 */
export function hydrateDocument(page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, page)
  })
}
