import { ContentBlocks } from '#app/features/content-blocks/ContentBlocks.tsx'
import type { ContentBlockView } from '#app/features/content-blocks/content-blocks.ts'
import type { ShadeTeaser } from '#app/features/products/product-view.ts'
import { ShadeStrip } from '#app/features/products/ShadeStrip.tsx'
import { LessonCard } from '#app/features/video/LessonCard.tsx'
import type { LessonTeaser } from '#app/features/video/video-view.ts'
import { Container } from '#app/ui/Section.tsx'
import styles from './StandingPage.module.css'

type StandingPageProps = {
  title: string
  blocks: ContentBlockView<LessonTeaser, ShadeTeaser>[]
}

/** A page of the editors that belongs to no list, such as a policy: its heading and its text. */
export function StandingPage({ title, blocks }: StandingPageProps) {
  return (
    <Container>
      <article className={styles.page}>
        <h1>{title}</h1>
        <ContentBlocks
          blocks={blocks}
          renderLesson={(lesson, sizes) => <LessonCard lesson={lesson} url={lesson.href} sizes={sizes} />}
          renderProducts={(shades) => <ShadeStrip shades={shades} />}
        />
      </article>
    </Container>
  )
}
