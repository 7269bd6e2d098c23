import { type RefObject, useEffect, useState } from 'react'

type CarouselState = {
  current: number
  /** Scrolls to a slide; past either end it starts again from the other. */
  show: (index: number) => void
}

/** Follows a scrolling strip of equally wide slides. It moves only when a visitor moves it. */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number): CarouselState {
  const [current, setCurrent] = useState(0)

  // The strip scrolls by finger, wheel and keyboard without telling React.
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const follow = () => setCurrent(Math.round((element.scrollLeft * count) / element.scrollWidth))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [strip, count])

  function show(index: number) {
    const element = strip.current
    if (!element) return
    const target = (index + count) % count
    element.scrollTo({ left: (target * element.scrollWidth) / count, behavior: scrollBehavior() })
  }

  return { current, show }
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
