import { type RefObject, useEffect, useState } from 'react'

/** Share of a panel that must be in sight for its shade to be the one that is shown. */
const shownShare = 0.6

/**
 * The shade whose panel is in sight on a shelf, by its barcode: a swipe, a press on a strand and a link lead to it. Undefined
 * until scripts run.
 */
export function useShownShade(shelf: RefObject<HTMLElement | null>): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const strip = shelf.current
    if (!strip) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry?.target instanceof HTMLElement) setShown(entry.target.dataset.ean)
      },
      { root: strip, threshold: shownShare },
    )
    for (const panel of strip.children) observer.observe(panel)
    return () => observer.disconnect()
  }, [shelf])
  return shown
}
