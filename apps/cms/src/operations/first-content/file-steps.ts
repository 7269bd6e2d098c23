import { nameByContent } from '../../content/pictures/uploaded-file.ts'
import type { Importer } from './importer.ts'

/** Encoding pictures takes most of the import; two at a time keep both cores of a small machine busy. */
const picturesAtOnce = 2

export async function importPictures(importer: Importer) {
  const { pictures, videos } = importer.content
  const files = [
    ...pictures.map(({ file, alt }) => ({ file: `pictures/${file}`, alt })),
    ...videos.map(({ slug, posterAlt }) => ({ file: `lessons/${slug}.poster.webp`, alt: posterAlt })),
  ]
  await importer.stepAtOnce(
    'pictures',
    'media',
    files.map(({ file, alt }) => ({
      key: file,
      create: async (req) => {
        const upload = await importer.upload(file, 'image/webp')
        const [made] = await importer.find('media', {
          filename: { equals: nameByContent(upload.name, upload.data) },
        })
        if (made !== undefined) return { id: made }
        return importer.payload.create({
          collection: 'media',
          req,
          // Slides have their subject on the right, beside the calm left part.
          data: { alt, ...(file.startsWith('pictures/slide-') ? { focalX: 75, focalY: 50 } : {}) },
          file: upload,
        })
      },
    })),
    picturesAtOnce,
  )
}

export async function importVideoFiles(importer: Importer) {
  const files = importer.content.videos.flatMap(({ slug }) => [
    { file: `lessons/${slug}.mp4`, mimetype: 'video/mp4' },
    { file: `lessons/${slug}.vtt`, mimetype: 'text/vtt' },
  ])
  await importer.step(
    'lesson files',
    'video-files',
    files.map(({ file, mimetype }) => ({
      key: file,
      create: async (req) =>
        importer.payload.create({
          collection: 'video-files',
          req,
          data: {},
          file: await importer.upload(file, mimetype),
        }),
    })),
  )
}
