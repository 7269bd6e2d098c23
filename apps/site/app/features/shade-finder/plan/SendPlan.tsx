import { type ReactNode, useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import styles from './MyPlan.module.css'

type SendPlanProps = {
  /** Address of the plan's picture; null when there is none. */
  picture: string | null
  /** Whole address of the answer. */
  link: string
  title: string
  /** Whether the picture did not come; the words for that stand in its place. */
  hasFailed: boolean
  onFailed: (picture: string | null) => void
  texts: PageTexts['plan']
  /** Other ways, which need no picture. */
  children: ReactNode
}

const fileName = 'plan.jpg'
const fileType = { type: 'image/jpeg' }
/** How long a picture may take to come, in milliseconds: browsers forget the press after some seconds. */
const timeoutMs = 15_000

/** Older browsers have no such function, and some have it for links alone. */
function takesFiles(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], fileName, fileType)] })
}

/** Keeps the plan's picture and sends it: by the device's own sharing where that takes pictures, else as a link in a messenger. */
export function SendPlan({ picture, link, title, hasFailed, onFailed, texts, children }: SendPlanProps) {
  const [isSending, setIsSending] = useState(false)
  const sharesPicture = useHydrated() && picture !== null && takesFiles()

  async function send(address: string) {
    setIsSending(true)
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
      const file = new File([await answer.blob()], fileName, fileType)
      await navigator.share({ files: [file], title, url: link })
      onFailed(null)
    } catch (error) {
      // A visitor who changes their mind is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed(address)
    }
    setIsSending(false)
  }

  return (
    <>
      {picture && (
        <div className={styles.buttons}>
          <ButtonLink url={picture} look="secondary" download={fileName}>
            {texts.save}
          </ButtonLink>
          {sharesPicture && (
            <Button
              icon="share"
              look="secondary"
              aria-disabled={isSending}
              onClick={() => !isSending && void send(picture)}
            >
              {isSending ? texts.sending : texts.send}
            </Button>
          )}
        </div>
      )}
      <div className={styles.quiet}>
        {(!sharesPicture || hasFailed) && (
          <>
            <ButtonLink
              url={`https://t.me/share/url?${new URLSearchParams({ url: link, text: title })}`}
              look="quiet"
              newTab
            >
              {texts.telegram}
            </ButtonLink>
            <ButtonLink
              url={`https://vk.com/share.php?${new URLSearchParams({ url: link, title })}`}
              look="quiet"
              newTab
            >
              {texts.vk}
            </ButtonLink>
          </>
        )}
        {children}
      </div>
    </>
  )
}
