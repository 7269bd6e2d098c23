import type { ReactNode } from 'react'
import type { LayoutName } from '#app/lib/routing/route-module.ts'
import { Footer } from '../features/frame/Footer.tsx'
import { Header, mainId, SkipLink } from '../features/frame/Header.tsx'
import { Carousel } from '../features/slides/Carousel.tsx'
import type { SlideView } from '../features/slides/get-slides.server.ts'

type PageLayoutProps = { layout: LayoutName; slides: SlideView[]; children: ReactNode }

/**
 * Header, content, footer; the default layout has a carousel between header and content (spec §2). One component for all layouts: a page
 * that changes its layout, as the main page does when a topic is chosen, keeps its typed text and its focus.
 */
export function PageLayout({ layout, slides, children }: PageLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header />
      {layout === 'default' && slides.length > 0 && <Carousel slides={slides} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
