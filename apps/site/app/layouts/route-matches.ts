import type { ShadeTeaser } from '#app/features/products/product-view.ts'
import type { LessonDetails } from '#app/features/video/lesson-details.ts'
import { isRecord } from '../lib/is-record.ts'
import type { LayoutName } from '../lib/routing/route-module.ts'

const layoutNames: readonly LayoutName[] = ['default', 'plain']

type Match = { handle: unknown; loaderData?: unknown }

/** The layout that the innermost route with an opinion asks for, else the default one. */
export function chooseLayout(matches: Match[]): LayoutName {
  return matches.map(layoutOf).findLast((found) => found !== undefined) ?? 'default'
}

function layoutOf({ handle, loaderData }: Match): LayoutName | undefined {
  const wanted = isRecord(handle) ? handle.layout : undefined
  const name: unknown = typeof wanted === 'function' ? wanted(loaderData) : wanted
  return layoutNames.find((known) => known === name)
}

type PageLesson = {
  /** Whether the page lists lessons, and so opens them by `?slug=`. */
  hasLessons: boolean
  /** The lesson that came with the page. */
  lesson: LessonDetails<ShadeTeaser> | null
}

/** The lesson in the data of the page that is shown; pages that list lessons load it as `lesson`. */
export function lessonOf(matches: { loaderData: unknown }[]): PageLesson {
  for (const { loaderData } of matches) {
    if (isRecord(loaderData) && 'lesson' in loaderData) {
      // Only `loadPageLesson` puts a lesson there.
      return { hasLessons: true, lesson: loaderData.lesson as LessonDetails<ShadeTeaser> | null }
    }
  }
  return { hasLessons: false, lesson: null }
}
