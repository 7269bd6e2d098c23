/** Addresses of the platforms lessons may be kept at; tests put a stand-in in their place. */
export type PlatformHosts = {
  /** Gives the script of the YouTube player. */
  youtubeScript: string
  /** Shows the YouTube player. */
  youtube: string
  rutube: string
  /** Gives the script of the VK Video player. */
  vkScript: string
  /** Shows the VK Video player. */
  vk: string
}

export const platformHosts: PlatformHosts = {
  youtubeScript: 'https://www.youtube.com',
  // Sets no cookies before the lesson plays.
  youtube: 'https://www.youtube-nocookie.com',
  rutube: 'https://rutube.ru',
  vkScript: 'https://vk.com',
  vk: 'https://vkvideo.ru',
}
