import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { toShadeTeaser } from '../features/products/to-shade.server.ts'
import { AskBand } from '../features/sections/AskBand/AskBand.tsx'
import { ListIntro } from '../features/sections/ListIntro/ListIntro.tsx'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import { describeTopic } from '../features/topics/describe-topic.ts'
import { findTag } from '../features/topics/find-tag.server.ts'
import { getTopicImage } from '../features/topics/get-topic-image.server.ts'
import { tagLinks } from '../features/topics/tag-links.ts'
import { LessonGrid } from '../features/video/LessonGrid/LessonGrid.tsx'
import { LessonStage, lessonsOnStage } from '../features/video/LessonStage/LessonStage.tsx'
import { lessonList } from '../features/video/lesson-list.ts'
import { chosenLessonTitle, lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import { loadLessons } from '../features/video/load-lessons.server.ts'
import { loadPageLesson } from '../features/video/load-page-lesson.server.ts'
import { toLargeLessonTeaser, toLessonTeaser } from '../features/video/to-lesson-teaser.server.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { breadcrumbList } from '../lib/head/structured-data.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { furtherTitle, previousTitle } from '../lib/routing/further-title.ts'
import { hasSameData } from '../lib/routing/has-same-data.ts'
import { itemsOf } from '../lib/routing/long-list.ts'
import { range } from '../lib/routing/range.ts'
import { readSearch } from '../lib/routing/search.server.ts'
import { withStatus } from '../lib/routing/with-status.server.ts'
import { countOf } from '../texts/fill.ts'
import { ButtonLink } from '../ui/Button/Button.tsx'
import { Container } from '../ui/Container/Container.tsx'
import { LoadMore } from '../ui/LoadMore/LoadMore.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import { TagLinks } from '../ui/TagLinks/TagLinks.tsx'
import type { Route } from './+types/video.ts'
import styles from './video.module.css'

/** Its own heading is what a press on «Видеоуроки» is to show first. */
export const handle: RouteHandle = { layout: 'plain' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const search = readSearch(url)
  const [site, lessons, lesson, image] = await Promise.all([
    getSite(siteRequest),
    loadLessons(siteRequest, url, search),
    loadPageLesson(siteRequest, url, search.slug, toShadeTeaser),
    getTopicImage(siteRequest, search.tag),
  ])
  const view = {
    tag: findTag(site, search.tag, url),
    page: search.page,
    image,
    lesson,
    lessons: lessons && {
      ...lessons,
      items: lessons.items.map((video, index) =>
        index === 0 ? toLargeLessonTeaser(video, site.texts) : toLessonTeaser(video, site.texts),
      ),
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
  const { tag, page, lessons, image } = loaderData
  const { title, description, found } = site.texts.sections.video
  const list = `${tag ? `${tag.name}: ` : ''}${title}`
  const heading = page > 1 ? furtherTitle(list, lessons) : list
  return pageMeta({
    site,
    path: lessonList.urlOf(loaderData),
    ...(page > 1 && { previous: lessonList.urlOf({ tag, page: page - 1 }) }),
    ...(lessons?.hasMore && { next: lessonList.urlOf({ tag, page: page + 1 }) }),
    title: chosenLessonTitle(location, site) ?? `${heading} — ${site.name}`,
    description:
      tag || page > 1
        ? describeTopic(page > 1 ? heading : (tag?.name ?? ''), [countOf(found, lessons?.total)], description)
        : description,
    image,
    structured: [
      breadcrumbList(site, [
        { text: site.texts.navigation.home, url: '/' },
        { text: title, url: '/video' },
        ...(tag ? [{ text: tag.name, url: lessonList.urlOf({ tag, page: 1 }) }] : []),
      ]),
    ],
  })
}

export default memo(function Video({ loaderData }: Route.ComponentProps) {
  const { tag, lessons: last } = loaderData
  const site = useSite()
  const { home } = site.texts
  const texts = site.texts.sections.video
  const parts = lessonList.pagesTo(loaderData)
  const [{ page: firstPage, lessons: first }] = parts
  /** A page that was to be added did not come: what is shown ends with the one before. */
  const isMissing = !last && parts.length > 1
  const page = isMissing ? loaderData.page - 1 : loaderData.page
  const lessons = itemsOf(parts.map((part) => part.lessons))
  /** A further page that stands alone goes on with the list at once. */
  const onStage = firstPage > 1 ? 0 : lessonsOnStage
  const urlOf = ({ slug }: { slug: string }) => lessonList.urlOf(loaderData, slug)
  return (
    <>
      <ListIntro title={firstPage > 1 ? furtherTitle(texts.title, first) : texts.title} lead={texts.intro} />
      <Container>
        <div className={styles.lessons}>
          {onStage > 0 && <LessonStage lessons={lessons.slice(0, onStage)} urlOf={urlOf} texts={texts} />}
          <TagLinks label={site.texts.sections.tags.label} links={tagLinks(site, '/video', tag?.slug)} />
          {firstPage > 1 && (
            <div>
              {/* It begins at its top, as a page that is loaded whole does. */}
              <ButtonLink look="quiet" url={lessonList.urlOf({ tag, page: firstPage - 1 })} rel="prev" reload>
                {previousTitle(texts.title, first, firstPage)}
              </ButtonLink>
            </div>
          )}
          {lessons.length > onStage && (
            <LessonGrid
              lessons={lessons.slice(onStage)}
              urlOf={urlOf}
              headingLevel="h2"
              isFirstOnPage={onStage === 0}
            />
          )}
          {(last || isMissing) && (
            <LoadMore
              label={texts.more}
              url={lessonList.urlOf({ tag, page: page + 1 })}
              page={page}
              hasMore={last?.hasMore ?? true}
              message={last ? `${range(last)}, ${countOf(texts.found, last.total)}` : ''}
              failure={isMissing ? texts.unavailable : undefined}
              onMore={() => lessonList.extend(loaderData)}
            />
          )}
          {!last && !isMissing && <Notice>{texts.unavailable}</Notice>}
          {last?.total === 0 && <Notice>{texts.empty}</Notice>}
        </div>
      </Container>
      <AskBand title={home.askTitle} text={home.askText} button={home.askButton} />
    </>
  )
}, hasSameData)
