import { StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { addFonts, showFonts } from './boot/show-fonts.ts'
import { hydrateDocument } from './waking/hydrate-document.ts'
import { mendRoutes } from './waking/mend-routes.ts'

mendRoutes()
// In development there is no boot script. The fonts wait for hydration: React would not expect their changes to the page.
if (import.meta.env.DEV) addEventListener('awake', () => void showFonts(addFonts()), { once: true })

hydrateDocument(
  <StrictMode>
    {/* A page at once, not in slices: decision 0029. */}
    <HydratedRouter useTransitions={false} />
  </StrictMode>,
)
