import { AskBand } from '#app/features/sections/AskBand.tsx'
import { ListIntro } from '#app/features/sections/ListIntro.tsx'
import { Preparing } from '#app/features/sections/Preparing.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { tagLinks } from '#app/features/topics/topics.ts'
import { furtherTitle, itemsOf, previousTitle, range } from '#app/lib/lists.ts'
import { countOf } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { TagLinks } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { LoadMore } from '#app/ui/RestOfList.tsx'
import { Container } from '#app/ui/Section.tsx'
import { LessonGrid } from './LessonGrid.tsx'
import { LessonStage, lessonsOnStage } from './LessonStage.tsx'
import { lessonList } from './lesson-list.ts'
import type { LoadedLessons } from './load-video-page.server.ts'
import styles from './VideoPage.module.css'

/** All lessons, or those of a topic, page by page. */
export function VideoPage({ loaded }: { loaded: LoadedLessons }) {
  const { tag, lessons: last } = loaded
  const site = useSite()
  const texts = site.texts.sections.video
  const parts = lessonList.pagesTo(loaded)
  const [{ page: firstPage, lessons: first }] = parts
  /** The page to append failed to load: the list ends with the previous page. */
  const isMissing = !last && parts.length > 1
  const page = isMissing ? loaded.page - 1 : loaded.page
  const lessons = itemsOf(parts.map((part) => part.lessons))
  /** A further page that stands alone goes on with the list at once. */
  const onStage = firstPage > 1 ? 0 : lessonsOnStage
  const urlOf = ({ slug }: { slug: string }) => lessonList.urlOf(loaded, slug)
  return (
    <>
      <ListIntro title={firstPage > 1 ? furtherTitle(texts.title, first) : texts.title} lead={texts.intro} />
      <Container>
        <div className={styles.lessons}>
          <TagLinks label={site.texts.sections.tags.label} links={tagLinks(site, '/video', tag?.slug)} />
          {onStage > 0 && <LessonStage lessons={lessons.slice(0, onStage)} urlOf={urlOf} />}
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
              onMore={() => lessonList.extend(loaded)}
            />
          )}
          {!last && !isMissing && <Notice>{texts.unavailable}</Notice>}
          {last?.total === 0 && (tag ? <Notice>{texts.empty}</Notice> : <Preparing />)}
        </div>
      </Container>
      <AskBand />
    </>
  )
}
