import { Notice, NoticeButton } from './Notice.tsx'
import type { Trouble } from './saves-state.ts'
import { texts } from './texts.ts'

type TroubleNoticeProps = {
  trouble: Trouble
  isAutosaving: boolean
  onTry: () => void
  onCompare: () => void
}

/** Says why the text of the form is not saved, and offers a remedy. */
export function TroubleNotice({ trouble, isAutosaving, onTry, onCompare }: TroubleNoticeProps) {
  return (
    <Notice isUnsaved>
      <p>
        <strong>{trouble.kind === 'away' ? texts.away : texts.refused}</strong>{' '}
        {wordsOf(trouble, isAutosaving)}
      </p>
      {trouble.kind === 'away' && isAutosaving && <NoticeButton onClick={onTry}>{texts.tryNow}</NoticeButton>}
      {trouble.kind === 'taken' && <NoticeButton onClick={onCompare}>{texts.compare}</NoticeButton>}
    </Notice>
  )
}

function wordsOf(trouble: Trouble, isAutosaving: boolean): string {
  if (trouble.kind !== 'away') return trouble.message
  return isAutosaving ? texts.awayAutosave : texts.awayByHand
}
