import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { loadShade } from '../features/products/load-shade.server.ts'
import { ShadePanel } from '../features/products/ShadePanel/ShadePanel.tsx'
import { ShadeUse } from '../features/products/ShadeUse/ShadeUse.tsx'
import { ShadeWall } from '../features/products/ShadeWall/ShadeWall.tsx'
import { ShadeWays } from '../features/products/ShadeWays/ShadeWays.tsx'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { AskBand } from '../features/sections/AskBand/AskBand.tsx'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { breadcrumbList, product } from '../lib/head/structured-data.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { hasSameData } from '../lib/routing/has-same-data.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../ui/Container/Container.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Section } from '../ui/Section/Section.tsx'
import type { Route } from './+types/shade.ts'
import styles from './shade.module.css'

export const handle: RouteHandle = { layout: 'plain' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const found = await loadShade(siteRequest, params.number)
  if (!found) throw await movedOrMissing(siteRequest, url)
  return found
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { shade, brand, seoTitle, seoDescription, image, photo } = loaderData
  const { path, ean, number, name } = shade
  return pageMeta({
    site,
    path,
    title: `${seoTitle} — ${site.name}`,
    description: seoDescription,
    image,
    structured: [
      product(site, {
        path,
        name: seoTitle,
        description: seoDescription,
        category: shade.kind,
        brand,
        gtin: ean,
        color: `${number} ${name}`,
        image: photo,
      }),
      breadcrumbList(site, [...breadcrumbsOf(site.texts), { text: seoTitle, url: path }]),
    ],
  })
}

function breadcrumbsOf({ navigation, sections }: SiteTexts) {
  return [
    { text: navigation.home, url: '/' },
    { text: sections.products.title, url: '/#products' },
  ]
}

export default memo(function ShadePage({ loaderData }: Route.ComponentProps) {
  const { shade, strands, previous, next, onMyHair } = loaderData
  const { texts } = useSite()
  const { products } = texts.sections
  return (
    <>
      <Container>
        <div className={styles.page}>
          <Breadcrumbs label={texts.navigation.breadcrumbs} links={breadcrumbsOf(texts)} />
          <ShadePanel
            shade={shade}
            texts={products}
            newTabLabel={texts.popups.shops.newTab}
            heading="h1"
            more={<Link url={onMyHair.url}>{onMyHair.label}</Link>}
            ways={<ShadeWays texts={products} previous={previous} next={next} />}
          >
            <ShadeUse details={shade.details} />
          </ShadePanel>
        </div>
      </Container>
      <Section tone="band" title={products.title} description={products.intro}>
        <ShadeWall shades={strands} label={products.shade} texts={products} chosen={shade.ean} />
      </Section>
      <AskBand title={texts.home.askTitle} text={texts.home.askText} button={texts.home.askButton} />
    </>
  )
}, hasSameData)
