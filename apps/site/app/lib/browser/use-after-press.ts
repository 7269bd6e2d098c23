import { useCallback, useEffect, useRef } from 'react'

/**
 * Defers changes that move the page until no press is under way: a press is a click only if it ends on the element where it began. Leaving
 * a field is such a moment, as the press that leaves it takes the focus first. The page is not told of the end of a press in a frame:
 * then the change is deferred until the visitor comes back from the frame.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  const runWaiting = useCallback(() => {
    // Not at once: a click comes after the release, the focus of a frame after the blur.
    setTimeout(() => {
      if (isPressed.current || document.activeElement instanceof HTMLIFrameElement) return
      for (const run of waiting.current.splice(0)) run()
    })
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const release = () => {
      isPressed.current = false
      runWaiting()
    }
    const press = () => {
      isPressed.current = true
    }
    addEventListener('mousedown', press, options)
    addEventListener('mouseup', release, options)
    // Ends of a press that no release is told of. A key that is held down belongs to the press.
    addEventListener('dragend', release, options)
    const pressKey = ({ repeat }: KeyboardEvent) => {
      if (!repeat) release()
    }
    addEventListener('keydown', pressKey, options)
    addEventListener('focus', runWaiting, options)
    return () => listening.abort()
  }, [runWaiting])

  return useCallback(
    (run) => {
      waiting.current.push(run)
      runWaiting()
    },
    [runWaiting],
  )
}
