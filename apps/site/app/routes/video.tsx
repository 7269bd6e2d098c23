import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { toShadeTeaser } from '../features/products/to-shade.server.ts'
import { AskBand } from '../features/site/AskBand/AskBand.tsx'
import { findTag } from '../features/site/find-tag.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { HomeIntro } from '../features/site/HomeIntro/HomeIntro.tsx'
import { siteOf } from '../features/site/site-of.ts'
import { tagLinks } from '../features/site/tag-links.ts'
import { useSite } from '../features/site/use-site.ts'
import { getVideo } from '../features/video/get-video.server.ts'
import { LessonGrid } from '../features/video/LessonGrid/LessonGrid.tsx'
import { lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import { loadPageLesson } from '../features/video/load-page-lesson.server.ts'
import { toLessonTeaser } from '../features/video/to-lesson-teaser.server.ts'
import { forwardHeaders } from '../lib/forward-headers.ts'
import { hasSameData } from '../lib/has-same-data.ts'
import { listUrl } from '../lib/list-url.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { loadPages } from '../lib/pages.server.ts'
import { readSearch } from '../lib/search.server.ts'
import { withStatus } from '../lib/with-status.server.ts'
import { Container } from '../ui/Container/Container.tsx'
import { LoadMore } from '../ui/LoadMore/LoadMore.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import { TagLinks } from '../ui/TagLinks/TagLinks.tsx'
import type { Route } from './+types/video.ts'
import styles from './video.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const search = readSearch(url)
  const [site, lessons, lesson] = await Promise.all([
    getSite(siteRequest),
    loadPages(url, search.page, async (page) => (await getVideo(siteRequest, { ...search, page })).video),
    loadPageLesson(siteRequest, url, search.slug, toShadeTeaser),
  ])
  const view = {
    tag: findTag(site, search.tag, url),
    page: search.page,
    lesson,
    lessons: lessons && {
      ...lessons,
      items: lessons.items.map((video) => toLessonTeaser(video, site.texts)),
    },
  }
  return withStatus(view, view.lessons !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const lesson = lessonInAddress(loaderData.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  const { title, description } = site.texts.sections.video
  return pageMeta({
    site,
    path: loaderData.tag ? `/video?tag=${loaderData.tag.slug}` : '/video',
    title: `${loaderData.tag ? `${loaderData.tag.name}: ` : ''}${title} — ${site.name}`,
    description,
  })
}

export default memo(function Video({ loaderData }: Route.ComponentProps) {
  const { tag, page, lessons } = loaderData
  const site = useSite()
  const { home } = site.texts
  const texts = site.texts.sections.video
  const shown = { tag: tag?.slug, page }
  return (
    <>
      <HomeIntro title={texts.title} lead={texts.intro}>
        <TagLinks label={site.texts.sections.tags.label} links={tagLinks(site, '/video', tag?.slug)} />
      </HomeIntro>
      <Container>
        <div className={styles.lessons}>
          {!lessons && <Notice>{texts.unavailable}</Notice>}
          {lessons?.items.length === 0 && <Notice>{texts.empty}</Notice>}
          {lessons && (
            <LessonGrid
              lessons={lessons.items}
              urlOf={({ slug }) => listUrl('/video', { ...shown, slug })}
              isNumbered
              headingLevel="h2"
            />
          )}
          {lessons && (
            <LoadMore
              label={texts.more}
              url={listUrl('/video', { ...shown, page: page + 1 })}
              page={page}
              hasMore={lessons.hasMore}
            />
          )}
        </div>
      </Container>
      <AskBand title={home.askTitle} text={home.askText} button={home.askButton} />
    </>
  )
}, hasSameData)
