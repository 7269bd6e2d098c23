/** With a carousel above the content, or without. */
export type LayoutName = 'default' | 'plain'

/** What a route says of its page (page meta, spec §2) to the layout, the page cache and the sitemap. */
export type PageHandle = {
  /** A name, or a choice by the data that the route has loaded; the default one otherwise. */
  layout?: LayoutName | ((loaderData: unknown) => LayoutName)
  /** Search parameters by which the page differs; others change nothing. Without this list the page is rendered for each request. */
  search?: readonly string[]
  /** Its search parameters are unbounded: few of these pages are kept, and none on the disk. */
  isUnbounded?: true
  /** Search engines find the page, as it is without search parameters, in the sitemap. */
  isInSitemap?: true
}
