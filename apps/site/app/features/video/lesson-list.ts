import type { ListPage } from '#app/lib/lists.server.ts'
import { type ListPlace, LongList } from '#app/lib/lists.ts'
import type { LessonTeaser } from './video-view.ts'

type LessonPart = ListPlace & { lessons: ListPage<LessonTeaser> }

/** The lessons of the video page, or of a topic, page by page. */
export const lessonList = new LongList<LessonPart>('/video')
