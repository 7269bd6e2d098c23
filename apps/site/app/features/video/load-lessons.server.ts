import type { SiteRequest } from '#app/api/context.ts'
import { loadPage } from '#app/lib/lists.server.ts'
import type { PageSearch } from '#app/lib/routing/http.server.ts'
import { getVideo } from './get-video.server.ts'

/** Lessons of one page: as many as of articles, which fills two and three columns. */
const lessonsOnPage = 24

/**
 * A page of the lessons of a topic, or of all.
 * @throws 404 when the list ends before.
 */
export function loadLessons(siteRequest: SiteRequest, url: URL, { tag, page }: PageSearch) {
  return loadPage({
    url,
    page,
    size: lessonsOnPage,
    load: async (part) => (await getVideo(siteRequest, { tag, page: part })).video,
  })
}
