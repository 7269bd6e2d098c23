import { type ReactNode, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import styles from './MyPlan.module.css'

type SendPlanProps = {
  /** Address of the plan's picture; null when there is none. */
  picture: string | null
  /** Whole address of the answer. */
  link: string
  title: string
  texts: PageTexts['plan']
  /** Other ways, which need no picture. */
  children: ReactNode
}

const fileName = 'plan.jpg'
const fileType = { type: 'image/jpeg' }
/** How long a picture may take to come, in milliseconds: browsers forget the press after some seconds. */
const timeoutMs = 15_000

/** Keeps the plan's picture and sends it: by the device's own sharing where that takes pictures, else as a link in a messenger. */
export function SendPlan({ picture, link, title, texts, children }: SendPlanProps) {
  const [takesFiles, setTakesFiles] = useState(false)
  const [status, setStatus] = useState<'ready' | 'sending' | 'failed'>('ready')
  useEffect(() => {
    // Older browsers have no such function, and some have it for links alone.
    if ('canShare' in navigator)
      setTakesFiles(navigator.canShare({ files: [new File([], fileName, fileType)] }))
  }, [])

  async function send(address: string) {
    setStatus('sending')
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
      const file = new File([await answer.blob()], fileName, fileType)
      await navigator.share({ files: [file], title, url: link })
      setStatus('ready')
    } catch (error) {
      // A visitor who changes their mind is no error.
      setStatus(error instanceof DOMException && error.name === 'AbortError' ? 'ready' : 'failed')
    }
  }

  const sharesPicture = takesFiles && picture !== null && status !== 'failed'
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
              aria-disabled={status === 'sending'}
              onClick={() => status === 'ready' && void send(picture)}
            >
              {status === 'sending' ? texts.sending : texts.send}
            </Button>
          )}
        </div>
      )}
      <p className={styles.problem} role="status">
        {status === 'failed' && texts.failed}
      </p>
      <div className={styles.quiet}>
        {!sharesPicture && (
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
