import { Footer } from '../features/site/Footer/Footer.tsx'
import { Header } from '../features/site/Header/Header.tsx'
import { mainId, SkipLink } from '../features/site/SkipLink/SkipLink.tsx'
import type { LayoutProps } from './DefaultLayout.tsx'

/** Header, content, footer: for reading without a carousel above. */
export function PlainLayout({ children }: Pick<LayoutProps, 'children'>) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
