import type { VideoProvider } from '@pryad/contract/generated/operations.ts'
import { findPlatformVideo, type Platform, type PlatformVideo } from '@pryad/contract/video/platform-video.ts'

/** Where a lesson plays from; `link` leads there without the player. */
export type LessonSource =
  | { kind: 'file'; path: string; link: string }
  | { kind: 'platform'; platform: Platform; video: PlatformVideo; link: string }

/** Reads a lesson's address; null when nothing can be played from it. */
export function findLessonSource(provider: VideoProvider, src: string): LessonSource | null {
  if (provider === 'FILE') {
    const path = findFilePath(src)
    return path ? { kind: 'file', path, link: src } : null
  }
  const video = findPlatformVideo(provider, src)
  return video && { kind: 'platform', platform: provider, video, link: video.pageUrl }
}

// Only gives a path something to stand on; never shown nor asked for.
const base = 'https://site.invalid'

/** Path of a lesson's file; null when the address is none that a browser could load a file from. */
function findFilePath(address: string): string | null {
  if (!address || !URL.canParse(address, base)) return null
  const { protocol, pathname } = new URL(address, base)
  return /^https?:$/.test(protocol) ? pathname : null
}
