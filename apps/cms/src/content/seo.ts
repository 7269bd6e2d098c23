import { seoPlugin } from '@payloadcms/plugin-seo'
import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { NamedTab, Plugin } from 'payload'
import { environment } from '../environment.ts'
import { sitePath } from './document-paths.ts'

/** Texts for search engines and link previews of a document, with length hints and a preview. */
export const seoTab: NamedTab = {
  name: 'meta',
  label: 'Поиск и соцсети',
  description:
    'Можно не заполнять: поисковые системы и соцсети возьмут заголовок, краткое описание и картинку самого материала.',
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true, overrides: { label: 'Заголовок' } }),
    MetaDescriptionField({ hasGenerateFn: true, overrides: { label: 'Описание' } }),
    MetaImageField({ relationTo: 'media', hasGenerateFn: true, overrides: { label: 'Картинка' } }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
  ],
}

const hints = seoPlugin({
  collections: ['articles', 'videos', 'pages'],
  generateTitle: ({ doc }) => doc?.title ?? '',
  generateDescription: ({ doc }) => doc?.description ?? '',
  generateImage: ({ doc }) => doc?.preview ?? '',
  generateURL: ({ doc, collectionConfig }) =>
    `${environment.siteUrl}${(collectionConfig && sitePath(collectionConfig.slug, doc?.slug)) ?? '/'}`,
})

/**
 * Hints and a preview for the titles and descriptions that search engines get. The fields themselves stand in a tab of their own:
 * the plugin's changes to collections are left out, its endpoints stay.
 */
export const seo: Plugin = async (config) => {
  const { collections = [] } = config
  return { ...(await hints(config)), collections }
}
