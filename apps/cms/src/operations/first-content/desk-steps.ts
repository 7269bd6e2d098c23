import { followRelease } from '../../content/texts/follow-release.ts'
import type { Importer } from './importer.ts'

/** Synonyms of the search, each group under its first name. */
export async function importSynonyms(importer: Importer) {
  await importer.step(
    'synonyms',
    'synonyms',
    importer.content.synonyms.map(({ id, terms, typos }) => ({
      key: `synonyms/${id}`,
      create: (req) =>
        importer.payload.create({
          collection: 'synonyms',
          req,
          data: { title: terms[0] ?? id, terms: terms.join('\n'), typos: typos.join('\n') },
        }),
    })),
  )
}

/** Days that the government has moved, for the time in which an answer is promised. */
export async function importCalendar(importer: Importer) {
  await importer.step(
    'calendar',
    'calendar-days',
    importer.content.calendar.map(({ note, from, until, kind }) => ({
      key: `calendar/${from}`,
      create: (req) =>
        importer.payload.create({
          collection: 'calendar-days',
          req,
          data: { note, from: atNoon(from), until: until && atNoon(until), kind },
        }),
    })),
  )
}

/** Texts of the interface: a document for each text of this release. */
export async function importTexts(importer: Importer) {
  importer.created += await followRelease(importer.payload)
}

/** As the panel stores a day: the same one in every time zone of the country. */
function atNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}
