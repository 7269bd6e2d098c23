const pathBySlug: Record<string, ((slug: string) => string) | undefined> = {
  articles: (slug) => `/articles/${slug}`,
  videos: (slug) => `/video?slug=${slug}`,
  pages: (slug) => `/${slug}`,
}

/** Path of the public page a document is seen on; undefined when it has no page of its own. */
export function sitePath(collection: string, slug: unknown): string | undefined {
  return typeof slug === 'string' && slug ? pathBySlug[collection]?.(slug) : undefined
}
