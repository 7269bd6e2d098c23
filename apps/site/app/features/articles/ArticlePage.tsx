import { articlePath } from '@pryad/contract/paths.ts'
import { ShadeStrip } from '#app/features/products/ShadeStrip.tsx'
import { AskBand } from '#app/features/sections/AskBand.tsx'
import { breadcrumbsTo } from '#app/features/sections/breadcrumbs-to.ts'
import { FirstAid, isAboutHarm } from '#app/features/sections/FirstAid.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { LessonCard } from '#app/features/video/LessonCard.tsx'
import { LessonGrid } from '#app/features/video/LessonGrid.tsx'
import { Container, Section } from '#app/ui/Section.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import { ContentBlocks } from '../content-blocks/ContentBlocks.tsx'
import { hasRemarks } from '../content-blocks/content-blocks.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import styles from './ArticlePage.module.css'
import { Author } from './Author.tsx'
import { HelpfulForm } from './HelpfulForm.tsx'
import type { LoadedArticle } from './load-article.server.ts'
import { TableOfContents } from './TableOfContents.tsx'

/** An article with its lessons, products and related articles. */
export function ArticlePage({ loaded }: { loaded: LoadedArticle }) {
  const { article, blocks, contents, lessons, products, related } = loaded
  const { texts, isCounting } = useSite()
  const { sections, navigation } = texts
  const lessonUrl = ({ slug }: { slug: string }) => `${articlePath(article.slug)}?slug=${slug}`
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      <ArticleHeader
        article={article}
        breadcrumbs={{
          label: navigation.breadcrumbs,
          links: breadcrumbsTo('articles', texts),
        }}
      />
      {isAboutHarm(article.tags) && (
        <Container>
          <div className={styles.help}>
            <FirstAid />
          </div>
        </Container>
      )}
      <Container>
        <div className={styles.body}>
          {contents.length > 0 && (
            <div className={styles.contents}>
              <TableOfContents title={sections.articles.contents} entries={contents} />
            </div>
          )}
          <div className={`${styles.text} ${hasRemarks(blocks) ? styles.withRemarks : ''}`}>
            <ContentBlocks
              blocks={blocks}
              hasMargin
              renderLesson={(lesson, sizes) => (
                <LessonCard lesson={lesson} url={lessonUrl(lesson)} sizes={sizes} />
              )}
              renderProducts={(shades) => <ShadeStrip shades={shades} />}
            />
            {isCounting && <HelpfulForm key={article.slug} slug={article.slug} />}
            {article.author && <Author title={sections.articles.author} author={article.author} />}
            <ShareLinks title={article.title} path={articlePath(article.slug)} texts={texts.common} />
          </div>
        </div>
      </Container>
      {lessons.length > 0 && (
        <div className={styles.onward}>
          <Section tone="dark" title={sections.articles.lessons}>
            <LessonGrid lessons={lessons} arrangement="strip" urlOf={lessonUrl} />
          </Section>
        </div>
      )}
      {products.length > 0 && (
        <Section tone="band" title={sections.articles.products}>
          <ShadeStrip shades={products} />
        </Section>
      )}
      {related.length > 0 && (
        <div className={styles.onward}>
          <Section title={sections.articles.related}>
            <ArticleGrid articles={related} />
          </Section>
        </div>
      )}
      <AskBand />
    </article>
  )
}
