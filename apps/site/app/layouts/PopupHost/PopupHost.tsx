import { memo, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isExternal } from '../../features/captcha/captcha-view.ts'
import { lockPage } from '../../features/popups/page-lock.ts'
import { usePopups } from '../../features/popups/popup-store.ts'
import { usePopupActions } from '../../features/popups/use-popup-actions.ts'
import { usePopupSync } from '../../features/popups/use-popup-sync.ts'
import { useSite } from '../../features/site/use-site.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { withoutSlug } from '../../lib/lesson-address.ts'
import { Popup } from '../../ui/Popup/Popup.tsx'
import type { LessonPopupProps } from './LessonPopup.tsx'
import { lessonOf } from './lesson-of.ts'

const LessonPopup = lazyNamed(() => import('./LessonPopup.tsx'), 'LessonPopup')
const FeedbackPopup = lazyNamed(() => import('./FeedbackPopup.tsx'), 'FeedbackPopup')
const ShopsPopup = lazyNamed(() => import('../../features/products/ShopsPopup/ShopsPopup.tsx'), 'ShopsPopup')
const CookieSettings = lazyNamed(
  () => import('../../features/cookies/CookieSettings/CookieSettings.tsx'),
  'CookieSettings',
)

/**
 * The lesson in the popup. Remembered: a change beside it must not reach it while it waits for its code, or what the server wrote
 * would give way to «Загружаем».
 */
const Lesson = memo(function Lesson(props: LessonPopupProps) {
  const { texts } = useSite()
  return (
    <Suspense fallback={<p>{texts.common.loading}</p>}>
      <LessonPopup {...props} />
    </Suspense>
  )
})

/**
 * The one place of all popups. Their empty dialogs stand in every page, so that they open at once; what is in them is loaded when it
 * is first needed.
 */
export function PopupHost() {
  usePopupSync()
  const popups = usePopups()
  const { close } = usePopupActions()
  const { texts, captcha } = useSite()
  const location = useLocation()
  const page = lessonOf(useMatches())
  const slug = page.hasLessons ? new URLSearchParams(location.search).get('slug') : null
  const lessonTitle = page.lesson?.slug === slug ? page.lesson?.title : undefined
  const content = popups.video.content?.slug === slug || slug === null ? popups.video.content : null
  const loading = <p aria-live="polite">{texts.common.loading}</p>
  return (
    <>
      <Popup
        id="popup-video"
        isOpen={slug !== null}
        size="wide"
        title={lessonTitle ?? content?.title ?? texts.popups.video.label}
        closeLabel={texts.popups.video.close}
        closeUrl={withoutSlug(location)}
        onClose={() => close('video')}
        hold={lockPage}
      >
        {slug !== null && <Lesson slug={slug} content={content} fromPage={page.lesson} />}
      </Popup>
      <Popup
        id="popup-feedback"
        isOpen={popups.feedback.status}
        hasForeignWindows={isExternal(captcha)}
        title={texts.popups.feedback.title}
        closeLabel={texts.popups.feedback.close}
        onClose={() => close('feedback')}
        hold={lockPage}
      >
        {popups.feedback.status ? (
          <Suspense fallback={loading}>
            <FeedbackPopup />
          </Suspense>
        ) : (
          loading
        )}
      </Popup>
      <Popup
        id="popup-shops"
        isOpen={popups.shops.status}
        title={texts.popups.shops.title}
        closeLabel={texts.popups.shops.close}
        onClose={() => close('shops')}
        hold={lockPage}
      >
        {popups.shops.status ? (
          <Suspense fallback={loading}>
            <ShopsPopup {...popups.shops} texts={texts.popups.shops} loadingText={texts.common.loading} />
          </Suspense>
        ) : (
          loading
        )}
      </Popup>
      <Popup
        id="popup-cookies"
        isOpen={popups.cookies.status}
        title={texts.popups.cookie.title}
        closeLabel={texts.popups.cookie.close}
        onClose={() => close('cookies')}
        hold={lockPage}
      >
        {popups.cookies.status ? (
          <Suspense fallback={loading}>
            <CookieSettings texts={texts.popups.cookie} onSaved={() => close('cookies')} />
          </Suspense>
        ) : (
          loading
        )}
      </Popup>
    </>
  )
}
