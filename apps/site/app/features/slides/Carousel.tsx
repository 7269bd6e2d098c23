import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Container } from '#app/ui/Section.tsx'
import styles from './Carousel.module.css'
import type { SlideView } from './get-slides.server.ts'
import { Slide } from './Slide.tsx'

/** Slides in a strip that scrolls by itself without any script; buttons and dots come with it. */
export const Carousel = memo(function Carousel({ slides }: { slides: SlideView[] }) {
  const { carousel: texts } = useSite().texts
  const strip = useRef<HTMLUListElement>(null)
  const { current, show } = useCarousel(strip, slides.length)
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={texts.label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip must be reachable by the keyboard (WCAG 2.1.1) */}
      <ul className={styles.strip} ref={strip} tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide}>
            <p className="visuallyHidden">
              {fill(texts.position, { current: index + 1, total: slides.length })}
            </p>
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <Container>
        {slides.length > 1 && (
          <div className={styles.controls}>
            <div className={styles.dots}>
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  className={styles.dot}
                  type="button"
                  aria-label={fill(texts.goTo, { number: index + 1 })}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
            <button
              className={styles.button}
              type="button"
              aria-label={texts.previous}
              onClick={() => show(current - 1)}
            >
              <Icon name="back" />
            </button>
            <button
              className={styles.button}
              type="button"
              aria-label={texts.next}
              onClick={() => show(current + 1)}
            >
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </Container>
    </section>
  )
})

type CarouselState = {
  current: number
  /** Scrolls to a slide; past either end it starts again from the other. */
  show: (index: number) => void
}

/** Follows a scrolling strip of equally wide slides. It moves only when a visitor moves it. */
function useCarousel(strip: RefObject<HTMLElement | null>, count: number): CarouselState {
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
