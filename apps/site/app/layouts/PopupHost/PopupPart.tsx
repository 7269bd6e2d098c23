import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { PartBoundary } from '#app/features/errors/PartBoundary.tsx'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'

/** The content of a popup once its code is there. Before that it shows that it is loading; if the code fails, it offers a way out. */
export function PopupPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={<Failed />}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </PartBoundary>
  )
}

function Failed() {
  const { title, text, retry } = useSite().texts.errors.serverError
  const { pathname, search } = useLocation()
  return (
    <div role="alert">
      <p>{`${title}. ${text}`}</p>
      <ButtonLink look="secondary" url={`${pathname}${search}`} reload>
        {retry}
      </ButtonLink>
    </div>
  )
}
