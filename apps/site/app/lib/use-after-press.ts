import { useCallback, useEffect, useRef } from 'react'

/**
 * Puts off what moves the page until no press is under way: a press is a click only if it ends on what it began on. Leaving a field
 * is such a moment, as the press that leaves it takes the focus first. What is pressed in a frame tells nobody here of its end:
 * then it is put off until the visitor comes back from there.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  const settle = useCallback(() => {
    // Not at once: a click comes after the release, the focus of a frame after the blur.
    setTimeout(() => {
      if (isPressed.current || document.activeElement instanceof HTMLIFrameElement) return
      for (const run of waiting.current.splice(0)) run()
    })
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const on = (event: keyof WindowEventMap, listener: () => void) =>
      addEventListener(event, listener, { capture: true, passive: true, signal: listening.signal })
    const release = () => {
      isPressed.current = false
      settle()
    }
    on('mousedown', () => {
      isPressed.current = true
    })
    on('mouseup', release)
    // Ends of a press that no release is told of.
    on('dragend', release)
    on('keydown', release)
    on('focus', settle)
    return () => listening.abort()
  }, [settle])

  return useCallback(
    (run) => {
      waiting.current.push(run)
      settle()
    },
    [settle],
  )
}
