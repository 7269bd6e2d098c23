import type { SiteView } from '../site/site-view.ts'

/** Links that filter a page by topic: first all of them, then each. */
export function tagLinks({ tags, texts }: SiteView, path: string, currentTag: string | undefined) {
  return [
    { key: 'all', text: texts.sections.tags.all, url: path, isCurrent: currentTag === undefined },
    ...tags.map(({ name, slug }) => ({
      key: slug,
      text: name,
      url: `${path}?tag=${slug}`,
      isCurrent: slug === currentTag,
    })),
  ]
}
