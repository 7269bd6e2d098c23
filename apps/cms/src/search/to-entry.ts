import { articlePath, lessonPath, standingPagePath } from '@pryad/contract/document-paths.ts'
import { idOf, type Reference } from '../content/loaders.ts'
import type { Article, FaqQuestion, Page, Product, Video } from '../payload-types.ts'
import type { Entry, EntryPart } from './entry.ts'
import { asSentence, plainText, toSections } from './plain-text.ts'

/** An article, by sections. */
export function articleEntry(article: Article): Entry {
  const sections = toSections(article.body, articlePath(article.slug), article.description)
  // An article at another address has the anchors of that page, which are not known here.
  const { href } = article
  return {
    id: `ARTICLE ${article.id}`,
    kind: 'ARTICLE',
    documentId: article.id,
    title: article.title,
    names: '',
    parts: href ? sections.map((section) => ({ ...section, href })) : sections,
    pictureId: idOrNull(article.preview),
    updatedAt: article.updatedAt,
  }
}

/** A lesson, by steps. Each opens at its second (Media Fragments, 4.2.1). */
export function lessonEntry(lesson: Video): Entry {
  const href = lessonPath(lesson.slug)
  const steps = (lesson.steps ?? []).map(
    ({ at, title, text }): EntryPart => ({ title, text, href: `${href}#t=${at}`, at }),
  )
  return {
    id: `LESSON ${lesson.id}`,
    kind: 'LESSON',
    documentId: lesson.id,
    title: lesson.title,
    names: '',
    parts: [whole(href, lesson.description), ...steps, whole(href, lesson.transcript)],
    pictureId: idOrNull(lesson.preview),
    updatedAt: lesson.updatedAt,
  }
}

/** A question with its answer, without data of the sender. */
export function questionEntry({ id, question, answer, updatedAt }: FaqQuestion): Entry {
  return {
    id: `QUESTION ${id}`,
    kind: 'QUESTION',
    documentId: id,
    title: question,
    names: '',
    parts: [whole(`/faq#faq-${id}`, plainText(answer))],
    pictureId: null,
    updatedAt,
  }
}

/** A shade. */
export function shadeEntry(shade: Product): Entry {
  const { ean, shadeNumber, shadeName, toneName, series, group, brand } = shade
  const texts = [shade.description, ...(shade.benefits ?? []), shade.howToUse]
  return {
    id: `SHADE ${shade.id}`,
    kind: 'SHADE',
    documentId: shade.id,
    title: shade.title,
    names: [
      shadeNumber,
      // «022» is typed as well.
      shadeNumber.replace(/\D/g, ''),
      ean,
      shadeName,
      toneName,
      series,
      group,
      brand,
    ].join(' '),
    // Where it is depends on the other shades, too: see `shade-places.ts`.
    parts: [whole('/shades', texts.map(asSentence).join(' '))],
    pictureId: idOrNull(shade.picture),
    updatedAt: shade.updatedAt,
  }
}

/** A standing page, by sections. */
export function pageEntry(page: Page): Entry {
  return {
    id: `PAGE ${page.id}`,
    kind: 'PAGE',
    documentId: page.id,
    title: page.title,
    names: '',
    parts: toSections(page.body, standingPagePath(page.slug), page.description),
    pictureId: null,
    updatedAt: page.updatedAt,
  }
}

function whole(href: string, text: string): EntryPart {
  return { title: null, text, href, at: null }
}

function idOrNull(reference: Reference | null | undefined): number | null {
  return reference === null || reference === undefined ? null : idOf(reference)
}
