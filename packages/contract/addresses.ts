/** One address of the site, or several with a parameter. */
type Address = {
  /** As the site's routes write it. */
  path: string
  /** Search parameters by which the page differs; others change nothing. Without this list the answer is never kept. */
  search?: readonly string[]
  /** With search parameters it has more pages than anybody will ask for: few of them are kept, and none on the disk. */
  isEndless?: true
  /** Search engines are told of the page as it stands. */
  isInSitemap?: true
  /** The site's server answers it outside the routes. */
  isServerOnly?: true
}

/**
 * Every address that the site answers. The site's page cache and sitemap are made from this table, and the cms keeps standing pages off
 * the first segments it names. The first entry that fits counts, so the standing pages come last.
 */
export const addresses = {
  // Filters of shades and further articles have moved to pages of their own, to which the main page redirects.
  home: { path: '/', search: ['family', 'grey', 'level', 'page', 'slug', 'tag'], isInSitemap: true },
  lessons: { path: '/video', search: ['page', 'slug', 'tag'], isInSitemap: true },
  shadeFinder: {
    path: '/shade',
    // Answers about hair, and nothing about a person.
    search: [
      'level',
      'hair',
      'hairLevel',
      'hairTone',
      'hairBy',
      'grey',
      'greyWhere',
      'greyStubborn',
      'greyYellowed',
      'length',
      'thickness',
      'scope',
      'regrowth',
      'porousEnds',
      'patchy',
      'strandTest',
      'wish',
    ],
    isEndless: true,
    isInSitemap: true,
  },
  faq: { path: '/faq', search: [], isInSitemap: true },
  ask: { path: '/ask', search: ['shade'], isEndless: true, isInSitemap: true },
  search: { path: '/search' },
  searchHits: { path: '/search-hits' },
  articles: { path: '/articles', search: ['page', 'tag'], isInSitemap: true },
  article: { path: '/articles/:slug', search: ['slug'] },
  shades: { path: '/shades', search: ['family', 'grey', 'level'], isInSitemap: true },
  shade: { path: '/shades/:number', search: [] },
  shadeData: { path: '/shade-data', search: [] },
  shadePanels: { path: '/shade-panels', search: [] },
  lessonData: { path: '/lesson/:slug', search: [] },
  shops: { path: '/shops' },
  shopLinks: { path: '/shop-links' },
  questions: { path: '/questions' },
  similarAnswers: { path: '/similar-answers' },
  captchaChallenge: { path: '/captcha-challenge' },
  robots: { path: '/robots.txt', search: [] },
  sitemap: { path: '/sitemap.xml', search: [] },
  feed: { path: '/feed.xml', search: [] },
  openSearch: { path: '/opensearch.xml', search: [] },
  manifest: { path: '/manifest.webmanifest', search: [] },
  securityText: { path: '/.well-known/security.txt', search: [] },
  assets: { path: '/assets/:file', isServerOnly: true },
  lessonFiles: { path: '/lessons/:file', isServerOnly: true },
  media: { path: '/media/:file', isServerOnly: true },
  sharePictures: { path: '/share/:file', isServerOnly: true },
  strands: { path: '/strand/:file', isServerOnly: true },
  preview: { path: '/preview', isServerOnly: true },
  health: { path: '/healthz', isServerOnly: true },
  readiness: { path: '/readyz', isServerOnly: true },
  metrics: { path: '/metrics', isServerOnly: true },
  contentVersion: { path: '/content-version', isServerOnly: true },
  // They answer POST requests; for GET requests these pages do not exist.
  purge: { path: '/purge', search: [], isServerOnly: true },
  cspReports: { path: '/csp-reports', search: [], isServerOnly: true },
  count: { path: '/count', search: [], isServerOnly: true },
  standingPage: { path: '/:slug', search: [] },
} as const satisfies Record<string, Address>

export type AddressName = keyof typeof addresses

export const addressNames = Object.keys(addresses) as AddressName[]

/** The row of an address. */
export function addressOf(name: AddressName): Address {
  return addresses[name]
}

const ownSegments = new Set(addressNames.map((name) => addresses[name].path.split('/')[1]))

/** Whether a standing page at this address would be hidden by an address of the site's own. */
export function isReservedSlug(slug: string): boolean {
  return ownSegments.has(slug)
}
