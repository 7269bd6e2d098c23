import { useEffect, useState } from 'react'
import { isPrefetchAllowed, whenIdle } from '#app/lib/browser/scheduling.ts'
import { withConnection } from '#app/lib/network/connection.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { Shade } from './product-view.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 5000

type ShadePanelState = {
  /** The shade with all details of its panel; null while they are loading. */
  shade: Shade | null
  isFailed: boolean
  retry: () => void
}

/**
 * The shade whose panel is shown, by its barcode. The page comes with the first one alone; the others are fetched when the browser has
 * nothing better to do, or where data is saved when one of them is wanted.
 */
export function useShadePanel(ean: string, first: Shade): ShadePanelState {
  const [others, setOthers] = useState<Shade[]>([])
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isIdle, setIdle] = useState(false)
  const shade = first.ean === ean ? first : (others.find((other) => other.ean === ean) ?? null)
  const isNeeded = isIdle || shade === null

  useEffect(() => {
    if (isPrefetchAllowed()) whenIdle(() => setIdle(true), idleMilliseconds)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again, and so does new data of the page
  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    const { signal } = controller
    setFailed(false)
    // The page is as new as the content: a response cached during an earlier visit could contradict it.
    const fetchAll = () => fetchData('/shade-panels', isList, { signal, cache: 'no-cache' })
    withConnection(fetchAll, signal).then(setOthers, () => {
      if (signal.aborted) return
      setIdle(false)
      // The prefetch failed: they are fetched again when one of them is wanted, and at once if one already is.
      if (isIdle) setAttempt((number) => number + 1)
      else setFailed(true)
    })
    return () => controller.abort()
  }, [isNeeded, first, attempt])

  return {
    shade,
    isFailed: isFailed && shade === null,
    retry: () => setAttempt((number) => number + 1),
  }
}

function isList(answer: unknown): answer is Shade[] {
  return Array.isArray(answer)
}
