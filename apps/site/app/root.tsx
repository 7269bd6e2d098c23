import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { siteRequestContext } from './api/context.ts'
import { LastResort } from './features/errors/LastResort/LastResort.tsx'
import { getSite } from './features/site/get-site.server.ts'
import { getSlides } from './features/slides/get-slides.server.ts'
import { chooseLayout } from './layouts/choose-layout.ts'
import './styles/site.css'

export async function loader({ context }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const [site, slides] = await Promise.all([getSite(siteRequest), getSlides(siteRequest)])
  return { site, slides }
}

/** What the whole site shares does not change while a visitor walks through it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ef" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const PageLayout = chooseLayout(useMatches())
  return (
    <PageLayout slides={loaderData.slides}>
      <Outlet />
    </PageLayout>
  )
}

/** Only a failure of the page's frame itself ends here; pages have `routes/shell.tsx`. */
export function ErrorBoundary() {
  return <LastResort />
}
