import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { siteRequestContext } from './api/context.ts'
import { useAnalytics } from './features/cookies/analytics.ts'
import { CookieBanner } from './features/cookies/CookieBanner.tsx'
import { LastResort } from './features/errors/LastResort.tsx'
import { useLinks } from './features/navigation/internal-links.ts'
import { keepPage } from './features/navigation/keep-page.ts'
import { ProgressLine, RouteAnnouncer } from './features/navigation/NavigationStatus.tsx'
import { PrefetchedPages } from './features/navigation/PrefetchedPages.tsx'
import { useAwakeMark } from './features/navigation/use-awake-mark.ts'
import { useScroll } from './features/navigation/use-scroll.ts'
import { OfflineBar } from './features/offline/OfflineBar.tsx'
import { marker } from './features/popups/show-dialog.ts'
import { PreviewBar } from './features/preview/PreviewBar.tsx'
import { getSite } from './features/site/get-site.server.ts'
import { SiteContext, toSent, toView } from './features/site/use-site.ts'
import { getSlides } from './features/slides/get-slides.server.ts'
import { useCounting } from './features/statistics/use-counting.ts'
import { PageLayout } from './layouts/PageLayout.tsx'
import { PopupHost } from './layouts/PopupHost.tsx'
import { chooseLayout, lessonOf } from './layouts/route-matches.ts'
import { isRefreshing } from './lib/routing/route-module.ts'
import './styles/site.css'

export async function loader({ context }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const [site, slides] = await Promise.all([getSite(siteRequest), getSlides(siteRequest)])
  return { site: toSent(site), slides, preview: siteRequest.preview }
}

/** The data of the whole site are not loaded again while a visitor walks through it; an editor sees each change at once. */
export const shouldRevalidate = isRefreshing

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // Scripts set attributes on it, some of them before hydration.
    <html lang="ru" className={useServedMarker()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ef" />
        {/* A PNG: a browser reads the icon again with every page, and for an SVG it sets up a document of its own each time. */}
        <link rel="icon" href="/favicon.png" sizes="96x96" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {/* Built, the style sheet stands in every page: see app/start. */}
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  )
}

/** The page-lock marker of a lesson that is open in the page's own HTML. In the browser `lockPage` and the start script see to it. */
function useServedMarker(): string | undefined {
  const { hasLessons } = lessonOf(useMatches())
  const isOpen = new URLSearchParams(useLocation().search).has('slug') && hasLessons
  return isOpen && typeof document === 'undefined' ? marker : undefined
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { slides, preview } = loaderData
  const site = toView(loaderData.site)
  const layout = chooseLayout(useMatches())
  useScroll()
  useLinks()
  useAnalytics(site.analytics)
  useCounting(site.isCounting)
  // Called last: the start script presses an early press again then, and that may be a link.
  useAwakeMark()
  return (
    <SiteContext value={site}>
      <PrefetchedPages menu={site.navigation} />
      <ProgressLine label={site.texts.navigation.loading} />
      <RouteAnnouncer text={site.texts.navigation.pageLoaded} />
      <PageLayout layout={layout} slides={slides}>
        <Outlet />
      </PageLayout>
      <PopupHost />
      <OfflineBar />
      {/* Not loaded later: until its code came, the bar would go and come again under the editor's finger. */}
      {preview ? (
        <PreviewBar panelOrigin={preview.panelOrigin} />
      ) : (
        site.analytics && <CookieBanner analytics={site.analytics} />
      )}
    </SiteContext>
  )
}

/** A failure of the page's frame itself, or an address that no route takes, ends here; pages have `routes/shell.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}
