import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { pictureUsesEndpoint } from '../content/picture-uses/find-uses.ts'
import { keepUsedForGood, keepUsedFromTrash, showTrashedById } from '../content/picture-uses/trash.ts'
import { thumbnailOf } from '../content/pictures/conversions.ts'
import { followFile, forgetConversions, setEdition, setSizeAsSeen } from '../content/pictures/media-hooks.ts'
import { receivePicture } from '../content/pictures/receive-picture.ts'
import { requireRightFile } from '../content/pictures/require-right-file.ts'
import {
  requireFileOnDisk,
  requireKnownEdition,
  serveConversion,
  setRange,
} from '../content/pictures/serve-files.ts'
import { deleteTempFile, nameFileByContent, rememberTempFile } from '../content/pictures/uploaded-file.ts'
import { environment } from '../environment.ts'

const pictures = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxMegabytes: 20,
  what: 'картинку в формате JPEG, PNG, WebP или AVIF',
}

/** Fields that no editor looks for. */
const ofMachines = { hidden: true, disableListColumn: true, disableListFilter: true }

const { protocol, hostname, port } = new URL(environment.cmsUrl)
/** Where a picture that lies in a bucket is fetched from when its focal point has moved: this cms, which may be in a private network. */
const ownAddress = [
  { protocol: protocol === 'https:' ? ('https' as const) : ('http' as const), hostname, port },
]

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Картинка', plural: 'Картинки' },
  access: accessTo('media'),
  trash: true,
  // Thumbnails of lists are named by these.
  forceSelect: { filename: true, edition: true, width: true, height: true },
  endpoints: [pictureUsesEndpoint],
  admin: {
    group: 'Файлы',
    useAsTitle: 'alt',
    components: { edit: { SaveButton: '/content/picture-uses/SaveWithAlt.tsx#SaveWithAlt' } },
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'Загрузите картинку один раз в большом размере, до 20 МБ и 50 мегапикселей: все нужные размеры сайт сделает сам. Точка внимания — то, что должно остаться видным, когда картинку обрезают.',
  },
  upload: {
    staticDir: path.join(environment.dataDir, 'media'),
    mimeTypes: pictures.mimeTypes,
    focalPoint: true,
    adminThumbnail: thumbnailOf,
    pasteURL: false,
    skipSafeFetch: ownAddress,
    handlers: [serveConversion, requireKnownEdition, requireFileOnDisk, setRange],
  },
  hooks: {
    beforeOperation: [
      showTrashedById,
      rememberTempFile,
      requireRightFile(pictures),
      receivePicture(50),
      nameFileByContent,
    ],
    beforeChange: [keepUsedFromTrash, setSizeAsSeen, setEdition],
    afterChange: [followFile],
    beforeDelete: [keepUsedForGood],
    afterDelete: [forgetConversions],
    afterOperation: [deleteTempFile],
  },
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
    { name: 'blurDataUrl', type: 'text', label: 'Размытый образ', admin: ofMachines },
    { name: 'edition', type: 'text', label: 'Вид после кадрирования', admin: ofMachines },
    { name: 'avifOf', type: 'text', label: 'С какого файла сделан AVIF', admin: ofMachines },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        components: { Field: '/content/picture-uses/PictureUses.tsx#PictureUses' },
        disableListColumn: true,
      },
    },
  ],
}
