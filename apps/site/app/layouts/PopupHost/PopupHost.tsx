import { memo, type ReactNode, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isExternal } from '#app/features/captcha/captcha-view.ts'
import { Waiting, WaitingAsleep } from '#app/features/offline/Waiting/Waiting.tsx'
import { lockPage } from '#app/features/popups/page-lock.ts'
import { type PopupName, usePopups } from '#app/features/popups/popup-store.ts'
import { usePopupActions } from '#app/features/popups/use-popup-actions.ts'
import { usePopupSync } from '#app/features/popups/use-popup-sync.ts'
import { useSearchKeys } from '#app/features/search/use-search-keys.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { withoutSlug } from '#app/lib/routing/lesson-address.ts'
import { Popup, type PopupProps } from '#app/ui/Popup/Popup.tsx'
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
 * The lesson in the popup. Memoized: a change beside it must not render it again while its code is loading, or the server's HTML would
 * be replaced with «Загружаем».
 */
const Lesson = memo(function Lesson(props: LessonPopupProps) {
  return inPart(<LessonPopup {...props} />)
})

const inPart = (content: ReactNode) => <PopupPart>{content}</PopupPart>

/** A popup; `isOpen` is its flag in the store unless something else opens it. */
type Hosted = {
  name: PopupName
  texts: { title: string; close: string }
  content: ReactNode
} & Partial<Pick<PopupProps, 'isOpen' | 'size' | 'contentKey' | 'closeUrl' | 'hasForeignWindows'>>

/**
 * The one place of all popups. Their empty dialogs are in every page, so that they open at once; their content is loaded when the browser
 * is idle, or when it is first needed.
 */
export function PopupHost() {
  usePopupSync()
  useEffect(prefetchPopups, [])
  const popups = usePopups()
  const { close, openSearch } = usePopupActions()
  const { texts, captcha, hasSearch } = useSite()
  useSearchKeys(openSearch, hasSearch)
  const location = useLocation()
  const page = lessonOf(useMatches())
  const slug = page.hasLessons ? new URLSearchParams(location.search).get('slug') : null
  const lessonTitle = page.lesson?.slug === slug ? page.lesson?.title : undefined
  const content = popups.video.content?.slug === slug ? popups.video.content : null
  const { search, video, feedback, shops, cookie } = texts.popups
  const hosted: Hosted[] = [
    // First: it gives way to the others, and has to give the focus back before one of them takes it.
    {
      name: 'search',
      texts: search,
      size: 'tall',
      content: inPart(<SearchPopup />),
    },
    {
      name: 'video',
      texts: { title: lessonTitle ?? content?.title ?? video.label, close: video.close },
      isOpen: slug !== null,
      size: 'wide',
      contentKey: slug,
      closeUrl: withoutSlug(location),
      content: slug !== null && <Lesson slug={slug} content={content} fromPage={page.lesson} />,
    },
    {
      name: 'feedback',
      texts: feedback,
      hasForeignWindows: isExternal(captcha),
      content: inPart(<FeedbackPopup suggested={popups.feedback.suggested} />),
    },
    {
      name: 'shops',
      texts: shops,
      content: inPart(<ShopsPopup {...popups.shops} texts={shops} waiting={<Waiting />} />),
    },
    {
      name: 'cookies',
      texts: cookie,
      content: inPart(<CookieSettings texts={cookie} onSaved={() => close('cookies')} />),
    },
  ]
  return hosted.map(
    ({ name, texts: { title, close: closeLabel }, isOpen = popups[name].status, content, ...others }) => (
      <Popup
        key={name}
        id={`popup-${name}`}
        isOpen={isOpen}
        title={title}
        closeLabel={closeLabel}
        onClose={() => close(name)}
        onOpen={lockPage}
        {...others}
      >
        {isOpen ? content : <WaitingAsleep />}
      </Popup>
    ),
  )
}
