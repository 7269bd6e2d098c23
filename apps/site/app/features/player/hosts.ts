/** Where the platforms' players are shown; tests put a stand-in in their place. */
export type PlatformHosts = { youtube: string; rutube: string; vk: string }

export const platformHosts: PlatformHosts = {
  // Sets no cookies before the lesson plays.
  youtube: 'https://www.youtube-nocookie.com',
  rutube: 'https://rutube.ru',
  vk: 'https://vkvideo.ru',
}

/** Pages of the players, as a content security policy names them: nothing else of the platforms is ever shown. */
export const platformFrames = [
  `${platformHosts.youtube}/embed/`,
  `${platformHosts.rutube}/play/embed/`,
  `${platformHosts.vk}/video_ext.php`,
]
