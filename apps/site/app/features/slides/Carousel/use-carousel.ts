import { type RefObject, useEffect, useState } from 'react'

/** How long a slide stays before the next one comes by itself. */
const slideMilliseconds = 7000

type CarouselState = {
  current: number
  isPlaying: boolean
  /** Scrolls to a slide; past either end it starts again from the other. */
  show: (index: number) => void
  togglePlaying: () => void
}

/**
 * Follows a scrolling strip of equally wide slides. It plays by itself until the visitor touches it, points at it, or prefers
 * reduced motion.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number): CarouselState {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)

  function show(index: number) {
    const element = strip.current
    if (!element) return
    const target = (index + count) % count
    element.scrollTo({ left: (target * element.scrollWidth) / count, behavior: scrollBehavior() })
  }

  // The strip scrolls by finger, wheel and keyboard without telling React.
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const follow = () => setCurrent(Math.round((element.scrollLeft * count) / element.scrollWidth))
    const stop = () => setIsPlaying(false)
    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('pointerdown', stop)
    element.addEventListener('focusin', stop)
    setIsPlaying(!prefersReducedMotion())
    return () => {
      element.removeEventListener('scroll', follow)
      element.removeEventListener('pointerdown', stop)
      element.removeEventListener('focusin', stop)
    }
  }, [strip, count])

  // Time is outside React, and so is the pointer that holds a slide.
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const element = strip.current
      if (!element || element.matches(':hover') || document.hidden) return
      const next = (current + 1) % count
      element.scrollTo({ left: (next * element.scrollWidth) / count, behavior: scrollBehavior() })
    }, slideMilliseconds)
    return () => clearInterval(timer)
  }, [strip, count, current, isPlaying])

  function showByHand(index: number) {
    setIsPlaying(false)
    show(index)
  }

  return { current, isPlaying, show: showByHand, togglePlaying: () => setIsPlaying((playing) => !playing) }
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
