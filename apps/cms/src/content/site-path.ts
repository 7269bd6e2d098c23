import { articlePath, lessonPath, standingPagePath } from '@pryad/contract/document-paths.ts'

const pathBySlug: Record<string, ((slug: string) => string) | undefined> = {
  articles: articlePath,
  videos: lessonPath,
  pages: standingPagePath,
}

/** Path of the public page a document is seen on; undefined when it has no page of its own. */
export function sitePath(collection: string, slug: unknown): string | undefined {
  return typeof slug === 'string' && slug ? pathBySlug[collection]?.(slug) : undefined
}
