/** Origins of other companies that a page may turn to, by what for. */
export type ForeignOrigins = { scripts: string[]; frames: string[]; connections: string[]; images: string[] }

/** Platforms of lessons; their players come only after the visitor has asked for them. */
const videoPlatforms = {
  scripts: ['https://www.youtube.com', 'https://vk.com'],
  frames: ['https://www.youtube-nocookie.com', 'https://rutube.ru', 'https://vkvideo.ru'],
}

type PolicyOptions = {
  scriptHashes: string[]
  styleHashes: string[]
  foreign: ForeignOrigins
  /** Whether the site is reached by https. */
  isSecure: boolean
  /** Origins that may show the page in a frame: the panel, for a preview. */
  frameAncestors?: string[]
}

/** The content security policy of a page: what it may load and run, and nothing else (CSP Level 3). */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  foreign,
  isSecure,
  frameAncestors = [],
}: PolicyOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...videoPlatforms.scripts, ...foreign.scripts],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...foreign.images],
    'connect-src': ["'self'", ...foreign.connections],
    'frame-src': ["'self'", ...videoPlatforms.frames, ...foreign.frames],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
