import { articlePath, lessonPath, shadePath, standingPagePath } from '@pryad/contract/paths.ts'

const pathsOf: Record<string, ((name: string) => string) | undefined> = {
  articles: articlePath,
  videos: lessonPath,
  pages: standingPagePath,
  // The site knows the number that the address of a shade is made of, and whether another shade has it as well.
  products: (ean) => shadePath(encodeURIComponent(ean)),
}

/** Path of the public page a document is seen on, by its slug or barcode; undefined when it has no page of its own. */
export function sitePath(collection: string, name: unknown): string | undefined {
  return typeof name === 'string' && name ? pathsOf[collection]?.(name) : undefined
}
