import type { ReactNode } from 'react'
import { DialogLink } from '#app/features/popups/PopupLink.tsx'
import { usePopupActions } from '#app/features/popups/use-popups.ts'
import type { LessonTeaser } from './video-view.ts'

type LessonLinkProps = {
  lesson: LessonTeaser
  /** Address that opens the lesson on the current page. */
  url: string
  className?: string | undefined
  /** Called before the popup opens. */
  onOpen?: () => void
  children: ReactNode
}

/** A link that opens a lesson in its popup. */
export function LessonLink({ lesson: { slug, title, picture }, url, onOpen, ...rest }: LessonLinkProps) {
  const { openVideo } = usePopupActions()
  return (
    <DialogLink
      {...rest}
      url={url}
      dialog="popup-video"
      onOpen={() => {
        onOpen?.()
        openVideo(url, { slug, title, picture })
      }}
    />
  )
}
