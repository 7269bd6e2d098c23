import { type Platform, platforms } from '@pryad/contract/video/platform-video.ts'

/** Origins of the platforms' players; tests put a stand-in in their place. */
export type PlatformHosts = Record<Lowercase<Platform>, string>

export const platformHosts: PlatformHosts = {
  youtube: platforms.YOUTUBE.player.origin,
  rutube: platforms.RUTUBE.player.origin,
  vk: platforms.VK.player.origin,
}
