import type { ReactNode } from 'react'
import { Footer } from '../features/site/Footer/Footer.tsx'
import { Header } from '../features/site/Header/Header.tsx'
import { mainId, SkipLink } from '../features/site/SkipLink/SkipLink.tsx'
import { Carousel } from '../features/slides/Carousel/Carousel.tsx'
import type { SlideView } from '../features/slides/slide-view.ts'

export type LayoutProps = { slides: SlideView[]; children: ReactNode }

/** Header, carousel, content, footer (spec §2). */
export function DefaultLayout({ slides, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header />
      {slides.length > 0 && <Carousel slides={slides} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
