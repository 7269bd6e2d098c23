import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbList, product } from '#app/lib/head/structured-data.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import type { SiteView } from '../site/site-view.ts'
import type { LoadedShade } from './load-shade.server.ts'

/** What search engines and link previews are told of a shade. */
export function shadeMeta(loaded: LoadedShade, site: SiteView): MetaDescriptor[] {
  const { shade, brand, seoTitle, seoDescription, image, photo } = loaded
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

/** The way to a shade from the main page. */
export function breadcrumbsOf({ navigation, sections }: SiteTexts) {
  return [
    { text: navigation.home, url: '/' },
    { text: sections.products.title, url: '/#products' },
  ]
}
