import { previewPath } from '@pryad/contract/preview/preview-token.ts'
import type { CollectionAdminOptions, CollectionSlug, GlobalSlug, RootLivePreviewConfig } from 'payload'
import { environment } from '../../environment.ts'

/** Documents whose draft can be looked at on the site, on a page of their own or in a list of the main page. */
const collections = ['articles', 'videos', 'products', 'slides', 'pages'] satisfies CollectionSlug[]
const globals = ['site-settings'] satisfies GlobalSlug[]

/** The button «Предпросмотр» of a collection. The token is made when it is pressed: the page of the panel holds none. */
export function previewButton(collection: CollectionSlug): NonNullable<CollectionAdminOptions['preview']> {
  return ({ id }) => (id ? `${environment.cmsUrl}/api/preview?${documentQuery(collection, id)}` : null)
}

/**
 * The site beside the form. The address is the site's, since the panel talks to the origin of this address only: the site sends the
 * frame on to the cms for a token, and gets it back with one.
 */
export const livePreview: RootLivePreviewConfig = {
  collections,
  globals,
  url: ({ collectionConfig, globalConfig, data }) => {
    const start = `${environment.siteUrl}${previewPath}`
    if (globalConfig) return `${start}?${documentQuery(globalConfig.slug)}`
    if (!collectionConfig || !data.id) return null
    const query = documentQuery(collectionConfig.slug, data.id)
    // With another address of the document the panel opens the frame again, and so at the right page.
    query.set('slug', String(data.slug ?? ''))
    return `${start}?${query}`
  },
  breakpoints: [
    { name: 'phone', label: 'Телефон', width: 390, height: 844 },
    { name: 'tablet', label: 'Планшет', width: 820, height: 1180 },
    { name: 'desktop', label: 'Компьютер', width: 1440, height: 900 },
  ],
}

function documentQuery(slug: string, id?: unknown): URLSearchParams {
  return new URLSearchParams({ document: id === undefined ? slug : `${slug}/${id}` })
}
