import { furtherTitle, previousTitle } from '#app/lib/routing/further-title.ts'
import { fill } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Container } from '#app/ui/Container/Container.tsx'
import { TagLinks } from '#app/ui/TagLinks/TagLinks.tsx'
import { AskBand } from '../sections/AskBand/AskBand.tsx'
import { ListIntro } from '../sections/ListIntro/ListIntro.tsx'
import { useSite } from '../site/use-site.ts'
import { tagLinks } from '../topics/tag-links.ts'
import { ArticleList } from './ArticleList.tsx'
import styles from './FurtherPage.module.css'
import { homeList } from './home-list.ts'
import type { HomePart } from './load-home.server.ts'

/** A further page of the articles, opened by itself: without scripts, by a search engine's link, after a reload. */
export function FurtherPage({ part }: { part: HomePart }) {
  // More may have been added to the page that was opened.
  const [{ page, articles }] = homeList.pagesTo(part)
  const site = useSite()
  const { sections, home } = site.texts
  const { tag } = part
  const title = tag ? fill(sections.tags.materials, { tag: tag.name }) : sections.articles.title
  return (
    <>
      <ListIntro title={furtherTitle(title, articles)} />
      <Container>
        <TagLinks label={sections.tags.label} links={tagLinks(site, '/', tag?.slug)} />
        <section className={styles.articles} id="articles">
          <div className={styles.previous}>
            {/* Another page with another head: it is loaded whole, and begins at its top. */}
            <ButtonLink look="quiet" url={homeList.urlOf({ tag, page: page - 1 })} rel="prev" reload>
              {previousTitle(title, articles, page)}
            </ButtonLink>
          </div>
          <ArticleList part={part} headingLevel="h2" />
        </section>
      </Container>
      <AskBand title={home.askTitle} text={home.askText} button={home.askButton} />
    </>
  )
}
