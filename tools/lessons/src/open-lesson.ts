import type { OpenLesson } from './frame/draw-frame.ts'
import { LESSONS } from './lessons/all-lessons.ts'
import { loadVideos } from './videos.ts'

/** Finds a lesson and its script, and loads its pictures. */
export async function openLesson(slug: string): Promise<OpenLesson> {
  const lesson = LESSONS.find((known) => known.slug === slug)
  const video = loadVideos().find((known) => known.slug === slug)
  if (!lesson || !video) throw new Error(`There is no ${lesson ? 'script' : 'lesson'} called ${slug}`)
  return { lesson, video, scene: await lesson.load() }
}

/** The lessons named on the command line, or all. */
export const namedLessons = (names: readonly string[]): readonly string[] =>
  names.length > 0 ? names : LESSONS.map(({ slug }) => slug)
