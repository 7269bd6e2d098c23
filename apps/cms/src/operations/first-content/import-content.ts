import type { Payload } from 'payload'
import { nameByContent } from '../../content/pictures/uploaded-file.ts'
import { followRelease } from '../../content/texts/follow-release.ts'
import { Importer, type Progress } from './importer.ts'
import type { Content } from './read-content.ts'
import * as steps from './steps.ts'

export type ImportOutcome = {
  /** How many entries the database was given. */
  created: number
  /** Entries that could not be made, a line each. */
  leftOut: string[]
}

/**
 * Imports the entries of the first content that this database was not given yet. May be stopped at any moment and run again.
 * `isDemo` is heard by an empty database alone: one that began without the demonstration never gets it.
 */
export async function importContent(
  payload: Payload,
  content: Content,
  progress: Progress,
  isDemo = true,
): Promise<ImportOutcome> {
  const importer = await Importer.start(payload, content, progress, isDemo)
  await importPictures(importer)
  await steps.importTags(importer)
  await steps.importAuthors(importer)
  await importVideoFiles(importer)
  await steps.importProducts(importer)
  await steps.importVideos(importer)
  await steps.importArticles(importer)
  await steps.importQuestions(importer)
  await importSynonyms(importer)
  await importCalendar(importer)
  importer.created += await followRelease(payload)
  await steps.importSlides(importer)
  await steps.importPages(importer)
  await steps.importSite(importer)
  return importer
}

/** Encoding pictures takes most of the import; two at a time keep both cores of a small machine busy. */
const picturesAtOnce = 2

async function importPictures(importer: Importer) {
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

async function importVideoFiles(importer: Importer) {
  const files = importer.content.videos.flatMap(({ slug }) => [
    { file: `lessons/${slug}.mp4`, mimetype: 'video/mp4' },
    { file: `lessons/${slug}.vtt`, mimetype: 'text/vtt' },
  ])
  await importer.step(
    'lesson files',
    'video-files',
    files.map(({ file, mimetype }) => ({
      key: file,
      data: () => ({}),
      file: () => importer.upload(file, mimetype),
    })),
  )
}

/** Synonyms of the search, each group under its first name. */
async function importSynonyms(importer: Importer) {
  await importer.step(
    'synonyms',
    'synonyms',
    importer.content.synonyms.map(({ id, terms, typos }) => ({
      key: `synonyms/${id}`,
      data: () => ({ title: terms[0] ?? id, terms: terms.join('\n'), typos: typos.join('\n') }),
    })),
  )
}

/** Days that the government has moved, for the time in which an answer is promised. */
async function importCalendar(importer: Importer) {
  await importer.step(
    'calendar',
    'calendar-days',
    importer.content.calendar.map(({ note, from, until, kind }) => ({
      key: `calendar/${from}`,
      data: () => ({ note, from: atNoon(from), until: until && atNoon(until), kind }),
    })),
  )
}

/** As the panel stores a day: the same one in every time zone of the country. */
function atNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}
