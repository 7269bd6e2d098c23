import type { ShadeTeaser } from '#app/features/products/product-view.ts'
import type { LessonDetails } from '#app/features/video/lesson-details.ts'

type PageLesson = {
  /** Whether the page lists lessons, and so opens them by `?slug=`. */
  hasLessons: boolean
  /** The lesson that came with the page. */
  lesson: LessonDetails<ShadeTeaser> | null
}

/** The lesson in the data of the page that is shown; pages that list lessons load it as `lesson`. */
export function lessonOf(matches: { loaderData: unknown }[]): PageLesson {
  for (const { loaderData } of matches) {
    if (typeof loaderData === 'object' && loaderData !== null && 'lesson' in loaderData) {
      // Only `loadPageLesson` puts a lesson there.
      return { hasLessons: true, lesson: loaderData.lesson as LessonDetails<ShadeTeaser> | null }
    }
  }
  return { hasLessons: false, lesson: null }
}
