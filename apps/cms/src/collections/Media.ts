import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { environment } from '../environment.ts'
import { imageSizes } from '../fields/image-sizes.ts'
import { nameFileByContent } from '../hooks/name-file-by-content.ts'
import { setBlurDataUrl } from '../hooks/set-blur-data-url.ts'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Картинка', plural: 'Картинки' },
  access: accessTo('media'),
  admin: {
    group: 'Файлы',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description: 'Загрузите картинку один раз в большом размере: все нужные размеры сайт сделает сам.',
  },
  upload: {
    staticDir: path.join(environment.dataDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes,
    adminThumbnail: 'preview_sidebar_webp',
    pasteURL: false,
  },
  hooks: { beforeOperation: [nameFileByContent], beforeChange: [setBlurDataUrl] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Что на картинке',
      required: true,
      maxLength: 200,
      admin: {
        description: 'Одно предложение для тех, кто картинку не видит. Без слов «фото» и «изображение».',
      },
    },
    { name: 'blurDataUrl', type: 'text', label: 'Размытый образ', admin: { hidden: true } },
  ],
}
