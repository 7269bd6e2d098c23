import { StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { addFonts, showFonts } from './boot/show-fonts.ts'
import { hydrateDocument } from './waking/hydrate-document.ts'
import { mendRoutes } from './waking/mend-routes.ts'

mendRoutes()
// In development there is no boot script; React would miss what the fonts change on the page meanwhile.
if (import.meta.env.DEV) addEventListener('awake', () => void showFonts(addFonts()), { once: true })

hydrateDocument(
  <StrictMode>
    {/* A page at once, not in slices: decision 0029. */}
    <HydratedRouter useTransitions={false} />
  </StrictMode>,
)
