import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { NamedTab } from 'payload'

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
