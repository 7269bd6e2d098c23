import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { giveTempFileBack, rememberTempFile } from '../content/hooks/keep-temp-file.ts'
import { nameFileByContent } from '../content/hooks/name-file-by-content.ts'
import { requireFileOnDisk } from '../content/hooks/require-file-on-disk.ts'
import { requireKnownEdition } from '../content/hooks/require-known-edition.ts'
import { requireRightFile } from '../content/hooks/require-right-file.ts'
import { setBlurDataUrl } from '../content/hooks/set-blur-data-url.ts'
import { setEdition } from '../content/hooks/set-edition.ts'
import { setSizeAsSeen } from '../content/hooks/set-size-as-seen.ts'
import { pictureUsesEndpoint } from '../content/picture-uses/endpoint.ts'
import { keepUsedForGood, keepUsedFromTrash } from '../content/picture-uses/refuse-used.ts'
import { showTrashedById } from '../content/picture-uses/show-trashed.ts'
import { followFile, forgetConversions } from '../content/pictures/picture-hooks.ts'
import { serveConversion } from '../content/pictures/serve-conversion.ts'
import { thumbnailOf } from '../content/pictures/thumbnail-of.ts'
import { environment } from '../environment.ts'

const pictures = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxMegabytes: 20,
  maxMegapixels: 50,
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
    handlers: [serveConversion, requireKnownEdition, requireFileOnDisk],
  },
  hooks: {
    beforeOperation: [showTrashedById, rememberTempFile, requireRightFile(pictures), nameFileByContent],
    beforeChange: [keepUsedFromTrash, setSizeAsSeen, setBlurDataUrl, setEdition],
    afterChange: [followFile],
    beforeDelete: [keepUsedForGood],
    afterDelete: [forgetConversions],
    afterOperation: [giveTempFileBack],
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
