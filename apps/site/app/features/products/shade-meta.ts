import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbList, product } from '#app/lib/head/structured-data.ts'
import { breadcrumbsTo } from '../sections/breadcrumbs-to.ts'
import type { SiteView } from '../site/site-view.ts'
import type { LoadedShade } from './load-shade.server.ts'

/** The head of a shade's page for search engines and link previews. */
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
      breadcrumbList(site, [...breadcrumbsTo('products', site.texts), { text: seoTitle, url: path }]),
    ],
  })
}
