import { memo, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isExternal } from '#app/features/captcha/captcha-view.ts'
import { Waiting } from '#app/features/offline/Waiting/Waiting.tsx'
import { lockPage } from '#app/features/popups/page-lock.ts'
import { usePopups } from '#app/features/popups/popup-store.ts'
import { usePopupActions } from '#app/features/popups/use-popup-actions.ts'
import { usePopupSync } from '#app/features/popups/use-popup-sync.ts'
import { useSearchKeys } from '#app/features/search/use-search-keys.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { withoutSlug } from '#app/lib/routing/lesson-address.ts'
import { Popup } from '#app/ui/Popup/Popup.tsx'
import type { LessonPopupProps } from './LessonPopup.tsx'
import { lessonOf } from './lesson-of.ts'
import { PopupPart } from './PopupPart.tsx'
import {
  CookieSettings,
  FeedbackPopup,
  LessonPopup,
  prefetchPopups,
  SearchPopup,
  ShopsPopup,
} from './popup-parts.ts'

/**
 * The lesson in the popup. Remembered: a change beside it must not reach it while it waits for its code, or what the server wrote
 * would give way to «Загружаем».
 */
const Lesson = memo(function Lesson(props: LessonPopupProps) {
  return (
    <PopupPart>
      <LessonPopup {...props} />
    </PopupPart>
  )
})

/**
 * The one place of all popups. Their empty dialogs stand in every page, so that they open at once; what is in them is loaded when the
 * browser is idle, or when it is first needed.
 */
export function PopupHost() {
  usePopupSync()
  useEffect(prefetchPopups, [])
  const popups = usePopups()
  const { close, openSearch } = usePopupActions()
  const { texts, captcha, isPlain } = useSite()
  useSearchKeys(openSearch, !isPlain)
  const location = useLocation()
  const page = lessonOf(useMatches())
  const slug = page.hasLessons ? new URLSearchParams(location.search).get('slug') : null
  const lessonTitle = page.lesson?.slug === slug ? page.lesson?.title : undefined
  const content = popups.video.content?.slug === slug || slug === null ? popups.video.content : null
  // Seen only in a dialog that was opened before the page is awake.
  const asleep = <Waiting isLive={false} />
  return (
    <>
      {/* First: it gives way to the others, and has to give the focus back before one of them takes it. */}
      <Popup
        id="popup-search"
        isOpen={popups.search.status}
        size="tall"
        title={texts.popups.search.title}
        closeLabel={texts.popups.search.close}
        onClose={() => close('search')}
        onOpen={lockPage}
      >
        {popups.search.status ? (
          <PopupPart>
            <SearchPopup />
          </PopupPart>
        ) : (
          asleep
        )}
      </Popup>
      <Popup
        id="popup-video"
        isOpen={slug !== null}
        size="wide"
        title={lessonTitle ?? content?.title ?? texts.popups.video.label}
        contentKey={slug}
        closeLabel={texts.popups.video.close}
        closeUrl={withoutSlug(location)}
        onClose={() => close('video')}
        onOpen={lockPage}
      >
        {slug === null ? asleep : <Lesson slug={slug} content={content} fromPage={page.lesson} />}
      </Popup>
      <Popup
        id="popup-feedback"
        isOpen={popups.feedback.status}
        hasForeignWindows={isExternal(captcha)}
        title={texts.popups.feedback.title}
        closeLabel={texts.popups.feedback.close}
        onClose={() => close('feedback')}
        onOpen={lockPage}
      >
        {popups.feedback.status ? (
          <PopupPart>
            <FeedbackPopup suggested={popups.feedback.suggested} />
          </PopupPart>
        ) : (
          asleep
        )}
      </Popup>
      <Popup
        id="popup-shops"
        isOpen={popups.shops.status}
        title={texts.popups.shops.title}
        closeLabel={texts.popups.shops.close}
        onClose={() => close('shops')}
        onOpen={lockPage}
      >
        {popups.shops.status ? (
          <PopupPart>
            <ShopsPopup {...popups.shops} texts={texts.popups.shops} waiting={<Waiting />} />
          </PopupPart>
        ) : (
          asleep
        )}
      </Popup>
      <Popup
        id="popup-cookies"
        isOpen={popups.cookies.status}
        title={texts.popups.cookie.title}
        closeLabel={texts.popups.cookie.close}
        onClose={() => close('cookies')}
        onOpen={lockPage}
      >
        {popups.cookies.status ? (
          <PopupPart>
            <CookieSettings texts={texts.popups.cookie} onSaved={() => close('cookies')} />
          </PopupPart>
        ) : (
          asleep
        )}
      </Popup>
    </>
  )
}
