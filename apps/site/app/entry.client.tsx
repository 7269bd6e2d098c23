import { StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { showFonts } from './boot/show-fonts.ts'
import { guardReloads } from './features/navigation/reload-guard.ts'
import { hydrateDocument } from './hydrate-document.ts'
import { noteServedItems } from './ui/Still/served-items.ts'

guardReloads()
noteServedItems()
// In development there is no boot script; React would miss what the fonts change on the page meanwhile.
if (import.meta.env.DEV) addEventListener('awake', () => void showFonts(), { once: true })

hydrateDocument(
  <StrictMode>
    {/* A page at once, not in slices: decision 0029. */}
    <HydratedRouter useTransitions={false} />
  </StrictMode>,
)
