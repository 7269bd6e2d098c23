import type { CollectionSlug, PayloadRequest } from 'payload'

export type Titled = { id: number; title: string }
/** Titles of counted documents, by the keys of their sums. Documents that are gone are left out of the report. */
export type Titles = Record<'articles' | 'lessons' | 'tags' | 'questions', ReadonlyMap<string, Titled>>

/**
 * Loads the titles of all documents that could be counted. Articles and lessons that are drafts again are among them: their counts
 * still matter to editors.
 */
export async function loadTitles(req: PayloadRequest): Promise<Titles> {
  const [articles, lessons, tags, questions] = await Promise.all([
    load(req, 'articles', 'slug', 'title'),
    load(req, 'videos', 'slug', 'title'),
    load(req, 'tags', 'slug', 'name'),
    load(req, 'faq-questions', 'id', 'question'),
  ])
  return { articles, lessons, tags, questions }
}

async function load(
  req: PayloadRequest,
  collection: CollectionSlug & ('articles' | 'videos' | 'tags' | 'faq-questions'),
  key: string,
  title: string,
): Promise<ReadonlyMap<string, Titled>> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { [key]: true, [title]: true },
    // A question that nobody has published is a visitor's, and was never offered.
    ...(collection === 'faq-questions' ? { where: { published: { equals: true } } } : {}),
    req,
  })
  return new Map(
    docs.map((doc) => {
      const fields: Record<string, unknown> = { ...doc }
      return [String(fields[key]), { id: Number(fields.id), title: String(fields[title]) }]
    }),
  )
}
