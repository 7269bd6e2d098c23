import { memo, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { PartBoundary } from '#app/features/errors/PartBoundary.tsx'
import { Waiting, WaitingAsleep } from '#app/features/offline/Waiting.tsx'
import { type NamedPopup, usePopup } from '#app/features/popups/popup-store.ts'
import { lockPage } from '#app/features/popups/show-dialog.ts'
import { usePopupActions, usePopupSync } from '#app/features/popups/use-popups.ts'
import { useSearchKeys } from '#app/features/search/search-keys.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { lazyNamed } from '#app/lib/network/load-part.ts'
import { withoutSlug } from '#app/lib/routing/addresses.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Popup } from '#app/ui/Popup.tsx'
import type { LessonPopupProps } from './LessonPopup.tsx'
import { loadLesson, popupNames, popups, prefetchPopups } from './popups.ts'
import { lessonOf } from './route-matches.ts'

const LessonPopup = lazyNamed(loadLesson, 'LessonPopup')

/**
 * The lesson in the popup. Memoized: a change beside it must not render it again while its code is loading, or the server's HTML would
 * be replaced with «Загружаем».
 */
const Lesson = memo(function Lesson(props: LessonPopupProps) {
  return (
    <PopupPart>
      <LessonPopup {...props} />
    </PopupPart>
  )
})

/**
 * The one place of all popups. Their empty dialogs are in every page, so that they open at once; their content is loaded when the browser
 * is idle, or when it is first needed.
 */
export function PopupHost() {
  usePopupSync(popups)
  useEffect(prefetchPopups, [])
  const { open } = usePopupActions()
  const { hasSearch } = useSite()
  useSearchKeys(() => open('search', {}), hasSearch)
  return (
    <>
      {popupNames.map((name) => (
        <NamedDialog key={name} name={name} />
      ))}
      <LessonDialog />
    </>
  )
}

function NamedDialog({ name }: { name: NamedPopup }) {
  const site = useSite()
  const { status: isOpen, details } = usePopup(name)
  const { close } = usePopupActions()
  const { texts, render, size, hasForeignWindows } = popups[name]
  const { title, close: closeLabel } = texts(site.texts)
  return (
    <Popup
      id={`popup-${name}`}
      isOpen={isOpen}
      title={title}
      closeLabel={closeLabel}
      onClose={() => close(name)}
      onOpen={lockPage}
      {...(size && { size })}
      hasForeignWindows={hasForeignWindows?.(site) ?? false}
    >
      {isOpen ? <PopupPart>{render(details)}</PopupPart> : <WaitingAsleep />}
    </Popup>
  )
}

/** The popup of a lesson is open while the address of a page with lessons has a slug. */
function LessonDialog() {
  const { video } = useSite().texts.popups
  const { close } = usePopupActions()
  const location = useLocation()
  const page = lessonOf(useMatches())
  const { details: chosen } = usePopup('video')
  const slug = page.hasLessons ? new URLSearchParams(location.search).get('slug') : null
  const content = chosen?.slug === slug ? chosen : null
  const lesson = page.lesson?.slug === slug ? page.lesson : null
  return (
    <Popup
      id="popup-video"
      isOpen={slug !== null}
      title={lesson?.title ?? content?.title ?? video.label}
      closeLabel={video.close}
      size="wide"
      contentKey={slug}
      closeUrl={withoutSlug(location)}
      onClose={() => close('video')}
      onOpen={lockPage}
    >
      {slug === null ? <WaitingAsleep /> : <Lesson slug={slug} content={content} fromPage={page.lesson} />}
    </Popup>
  )
}

/** The content of a popup once its code is there. Before that it shows that it is loading; if the code fails, it offers a way out. */
function PopupPart({ children }: { children: ReactNode }) {
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
