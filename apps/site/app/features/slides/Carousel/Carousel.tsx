import { memo, useRef } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Container } from '#app/ui/Section.tsx'
import { Slide } from '../Slide/Slide.tsx'
import type { SlideView } from '../slide-view.ts'
import styles from './Carousel.module.css'
import { useCarousel } from './use-carousel.ts'

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
