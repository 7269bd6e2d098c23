import { s3Storage } from '@payloadcms/storage-s3'
import type { StorageEnvironment } from '@pryad/environment/cms-environment.ts'
import type { Field, Plugin } from 'payload'
import { environment } from '../../environment.ts'

const { storage: bucket } = environment

/** How long the storage may take to accept a connection, and to send anything at all. */
const timeouts = { connectionTimeout: 5000, socketTimeout: 30_000 }

/**
 * Keeps media in an S3-compatible bucket when there is one. Visitors and editors see the same addresses as without: the cms
 * passes the files on, so a bucket need not be public.
 */
export const storage = s3Storage({
  enabled: bucket !== undefined,
  // The database has the same columns wherever the files are: a bucket may come later.
  alwaysInsertFields: true,
  collections: { media: { prefix: 'media' }, 'video-files': { prefix: 'lessons' } },
  bucket: bucket?.name ?? '',
  config: bucket ? clientOf(bucket) : {},
})

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: StorageEnvironment) {
  return {
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { ...timeouts, httpAgent: { keepAlive: true }, httpsAgent: { keepAlive: true } },
    // Checksums that Amazon adds by itself are not known to every other storage.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}

/** Where the storage keeps a file: names that only it understands. */
const storageFields = new Set(['prefix', '_objectKey'])

/** Takes the fields that the storage adds to files off the lists' columns and filters. Stands behind the storage's own plugin. */
export const hideStorageFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.upload ? { ...collection, fields: collection.fields.map(hidden) } : collection,
  ),
})

function hidden(field: Field): Field {
  if (field.type !== 'text' || !storageFields.has(field.name)) return field
  return {
    ...field,
    admin: { ...field.admin, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  }
}
