import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Plugin } from 'payload'
import { environment } from '../../environment.ts'
import { sitePath } from '../site-path.ts'

const hints = seoPlugin({
  collections: ['articles', 'videos', 'pages'],
  generateTitle: ({ doc }) => doc?.title ?? '',
  generateDescription: ({ doc }) => doc?.description ?? '',
  generateImage: ({ doc }) => doc?.preview ?? '',
  generateURL: ({ doc, collectionConfig }) =>
    `${environment.siteUrl}${(collectionConfig && sitePath(collectionConfig.slug, doc?.slug)) ?? '/'}`,
})

/**
 * Hints and a preview for the titles and descriptions that search engines get. The fields themselves stand in a tab of their own
 * (`fields/seo.ts`): the plugin's changes to collections are left out, its endpoints stay.
 */
export const seo: Plugin = async (config) => {
  const { collections = [] } = config
  return { ...(await hints(config)), collections }
}
