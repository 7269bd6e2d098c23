/** Where a lesson is kept: in a file, or at a platform. */
export type VideoProvider = 'FILE' | 'YOUTUBE' | 'RUTUBE' | 'VK'

export type Platform = Exclude<VideoProvider, 'FILE'>

/** A video at a platform. */
export type PlatformVideo = {
  /** What the platform's player knows it by; for VK, owner and video joined by `_`. */
  id: string
  /** Opens a video that is not public. */
  key: string | null
  /** Its page at the platform, for a link. */
  pageUrl: string
}

/** The platforms' own names, the same in any wording. */
export const platformNames: Record<Platform, string> = {
  YOUTUBE: 'YouTube',
  RUTUBE: 'RUTUBE',
  VK: 'VK Видео',
}

type Finder = { hosts: RegExp; find: (url: URL) => PlatformVideo | null }

const finders: Record<Platform, Finder> = {
  YOUTUBE: {
    hosts: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|(?:www\.)?youtu\.be)$/,
    find: findAtYoutube,
  },
  RUTUBE: { hosts: /^(?:www\.)?rutube\.ru$/, find: findAtRutube },
  VK: { hosts: /^(?:(?:www\.|m\.)?(?:vk\.com|vk\.ru|vkvideo\.ru))$/, find: findAtVk },
}

/** The video an address of its page, of its player or for sharing leads to; null for any other address. */
export function findPlatformVideo(platform: Platform, address: string): PlatformVideo | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const { hosts, find } = finders[platform]
  const isPlain = /^https?:$/.test(url.protocol) && !url.port && !url.username && !url.password
  return isPlain && hosts.test(url.hostname) ? find(url) : null
}

function findAtYoutube({ hostname, pathname, searchParams }: URL): PlatformVideo | null {
  const [, first = '', second = ''] = pathname.split('/')
  const isShort = hostname.endsWith('youtu.be')
  const inPath = /^(?:embed|shorts|live|v|e)$/.test(first) ? second : null
  const id = isShort ? first : first === 'watch' ? searchParams.get('v') : inPath
  // Two names of lists look like ids.
  if (!id || !/^(?!videoseries$|live_stream$)[\w-]{11}$/.test(id)) return null
  return { id, key: null, pageUrl: `https://www.youtube.com/watch?v=${id}` }
}

function findAtRutube({ pathname, searchParams }: URL): PlatformVideo | null {
  const path = /^\/(?:video(?:\/private)?|live\/video|shorts|(?:play\/)?embed)\/([\da-f]{32}|\d{1,12})\/?$/i
  const id = path.exec(pathname)?.[1]
  if (!id) return null
  const key = findKey(searchParams, 'p')
  const pageUrl = key ? `https://rutube.ru/video/private/${id}/?p=${key}` : `https://rutube.ru/video/${id}/`
  return { id, key, pageUrl }
}

function findAtVk({ pathname, searchParams }: URL): PlatformVideo | null {
  const isPlayer = /^\/(?:video|clip)_ext\.php$/.test(pathname)
  // A page opened over another one keeps its name in `z`, with more behind a slash.
  const name = searchParams.get('z')?.split('/')[0] ?? pathname.split('/').findLast(Boolean) ?? ''
  const id = isPlayer
    ? `${searchParams.get('oid')}_${searchParams.get('id')}`
    : /^(?:video|clip)(-?\d+_\d+)/.exec(name)?.[1]
  if (!id || !/^-?\d{1,20}_\d{1,20}$/.test(id)) return null
  return { id, key: findKey(searchParams, 'hash'), pageUrl: `https://vkvideo.ru/video${id}` }
}

function findKey(parameters: URLSearchParams, name: string): string | null {
  const key = parameters.get(name)
  return key && /^[\w-]{1,128}$/.test(key) ? key : null
}
