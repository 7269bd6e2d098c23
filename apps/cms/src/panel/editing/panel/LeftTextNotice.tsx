import type { LocalCopy } from './local-copies.ts'
import { Notice, NoticeButton } from './Notice.tsx'
import { texts } from './texts.ts'

const time = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

type LeftTextNoticeProps = {
  left: LocalCopy
  onBringBack: () => void
  onLook: () => void
  onRemove: () => void
}

/** Says that an earlier visit has left a text unsaved, and offers it. */
export function LeftTextNotice({ left, onBringBack, onLook, onRemove }: LeftTextNoticeProps) {
  return (
    <Notice>
      <p>{texts.found(time.format(left.at))}</p>
      <NoticeButton onClick={onBringBack}>{texts.bringBack}</NoticeButton>
      <NoticeButton onClick={onLook}>{texts.look}</NoticeButton>
      <NoticeButton onClick={onRemove}>{texts.remove}</NoticeButton>
    </Notice>
  )
}
