import type { VideoProvider } from '../generated/operations.ts'

/** Another company's platform for videos. */
export type Platform = Exclude<VideoProvider, 'FILE'>

/** A video at a platform. */
export type PlatformVideo = {
  /** The platform's player knows the video by it; for VK, owner and video joined by `_`. */
  id: string
  /** Its page at the platform, for a link. */
  pageUrl: string
  /** Path and search of the platform's player with it, and with the key that opens a video by link only. */
  playerPath: string
}

type PlatformRow = {
  /** The platform's own name, the same in any wording. */
  name: string
  /** Hosts whose addresses may lead to a video. */
  hosts: RegExp
  /** Reads the path and the search parameters of such an address. */
  find: (url: URL) => PlatformVideo | null
  /** The platform's player for other sites: its origin, and how its paths begin. */
  player: { origin: string; path: string }
}

/** Every platform: the panel offers these, takes addresses of these hosts alone, and pages may frame these players alone. */
export const platforms: Record<Platform, PlatformRow> = {
  YOUTUBE: {
    name: 'YouTube',
    hosts: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|(?:www\.)?youtu\.be)$/,
    find: findAtYoutube,
    // Sets no cookies before the lesson plays.
    player: { origin: 'https://www.youtube-nocookie.com', path: '/embed/' },
  },
  RUTUBE: {
    name: 'RUTUBE',
    hosts: /^(?:www\.)?rutube\.ru$/,
    find: findAtRutube,
    player: { origin: 'https://rutube.ru', path: '/play/embed/' },
  },
  VK: {
    name: 'VK Видео',
    hosts: /^(?:(?:www\.|m\.)?(?:vk\.com|vk\.ru|vkvideo\.ru))$/,
    find: findAtVk,
    player: { origin: 'https://vkvideo.ru', path: '/video_ext.php' },
  },
}

export const platformKeys = Object.keys(platforms) as Platform[]

/** The provider in the API's writing; the database of the cms has it in small letters. */
export function toProvider(stored: string): VideoProvider {
  return platformKeys.find((platform) => platform.toLowerCase() === stored) ?? 'FILE'
}

/** The video an address of its page, of its player or for sharing leads to; null for any other address. */
export function findPlatformVideo(platform: Platform, address: string): PlatformVideo | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const { hosts, find } = platforms[platform]
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
  return { id, pageUrl: `https://www.youtube.com/watch?v=${id}`, playerPath: `/embed/${id}` }
}

function findAtRutube({ pathname, searchParams }: URL): PlatformVideo | null {
  const path = /^\/(?:video(?:\/private)?|live\/video|shorts|(?:play\/)?embed)\/([\da-f]{32}|\d{1,12})\/?$/i
  const id = path.exec(pathname)?.[1]
  if (!id) return null
  const key = findKey(searchParams, 'p')
  const pageUrl = key ? `https://rutube.ru/video/private/${id}/?p=${key}` : `https://rutube.ru/video/${id}/`
  return { id, pageUrl, playerPath: `/play/embed/${id}/${key ? `?p=${key}` : ''}` }
}

function findAtVk({ pathname, searchParams }: URL): PlatformVideo | null {
  const isPlayer = /^\/(?:video|clip)_ext\.php$/.test(pathname)
  // A page opened over another one keeps its name in `z`, with more behind a slash.
  const name = searchParams.get('z')?.split('/')[0] ?? pathname.split('/').findLast(Boolean) ?? ''
  const id = isPlayer
    ? `${searchParams.get('oid')}_${searchParams.get('id')}`
    : /^(?:video|clip)(-?\d+_\d+)/.exec(name)?.[1]
  if (!id || !/^-?\d{1,20}_\d{1,20}$/.test(id)) return null
  const key = findKey(searchParams, 'hash')
  const [owner, video] = id.split('_')
  const playerPath = `/video_ext.php?oid=${owner}&id=${video}${key ? `&hash=${key}` : ''}`
  return { id, pageUrl: `https://vkvideo.ru/video${id}`, playerPath }
}

function findKey(parameters: URLSearchParams, name: string): string | null {
  const key = parameters.get(name)
  return key && /^[\w-]{1,128}$/.test(key) ? key : null
}
