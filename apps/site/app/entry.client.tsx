import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { showFonts } from './boot/show-fonts.ts'
import { guardReloads } from './features/navigation/reload-guard.ts'

guardReloads()
// In development there is no boot script.
if (import.meta.env.DEV) showFonts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
