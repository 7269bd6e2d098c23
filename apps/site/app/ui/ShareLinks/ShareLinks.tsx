import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../Button/Button.tsx'
import styles from './ShareLinks.module.css'

type ShareLinksProps = {
  title: string
  /** Path of what is shared on this site. */
  path: string
  texts: { share: string; copyLink: string; linkCopied: string }
}

/** Passes a page on: by the device's own sharing where it has one, else by copying the address. Both need scripts. */
export function ShareLinks({ title, path, texts }: ShareLinksProps) {
  const isHydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  if (!isHydrated) return <div className={styles.links} />

  const url = () => new URL(path, location.origin).href
  async function copy() {
    await navigator.clipboard.writeText(url())
    setIsCopied(true)
  }
  async function share() {
    // A visitor who changes their mind is no error.
    await navigator.share({ title, url: url() }).catch(() => undefined)
  }
  return (
    <div className={styles.links}>
      {'share' in navigator && (
        <Button look="quiet" icon="share" onClick={share}>
          {texts.share}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button look="quiet" icon={isCopied ? 'check' : 'link'} onClick={copy}>
          <span aria-live="polite">{isCopied ? texts.linkCopied : texts.copyLink}</span>
        </Button>
      )}
    </div>
  )
}
