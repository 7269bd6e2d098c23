import { useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { Button } from './Button.tsx'
import styles from './ShareLinks.module.css'

type ShareLinksProps = {
  title: string
  /** Path of the shared page on this site. */
  path: string
  /** Something else on the page shares it already. */
  isCopyOnly?: boolean
  texts: { share: string; copyLink: string; linkCopied: string }
}

/** Passes a page on: by the device's own sharing where it has one, else by copying the address. Both need scripts. */
export function ShareLinks({ title, path, isCopyOnly = false, texts }: ShareLinksProps) {
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no')
  if (!isHydrated) return <div className={styles.links} />

  const url = () => new URL(path, location.origin).href
  async function copy() {
    // Browsers may forbid it; then the visitor copies the address themselves.
    setCopied(
      await navigator.clipboard.writeText(url()).then(
        () => 'yes',
        () => 'by hand',
      ),
    )
  }
  async function share() {
    // A visitor who changes their mind is no error.
    await navigator.share({ title, url: url() }).catch(() => undefined)
  }
  return (
    <div className={styles.links}>
      {!isCopyOnly && 'share' in navigator && (
        <Button look="quiet" icon="share" onClick={share}>
          {texts.share}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button look="quiet" icon={copied === 'yes' ? 'check' : 'link'} onClick={copy}>
          <span aria-live="polite">{copied === 'yes' ? texts.linkCopied : texts.copyLink}</span>
        </Button>
      )}
      {copied === 'by hand' && (
        <input
          className={styles.address}
          aria-label={texts.copyLink}
          value={url()}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
