import { furtherTitle, previousTitle } from '#app/lib/lists.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { TagLinks } from '#app/ui/Link.tsx'
import { Container } from '#app/ui/Section.tsx'
import { AskBand } from '../sections/AskBand.tsx'
import { FirstAid, isAboutHarm } from '../sections/FirstAid.tsx'
import { ListIntro } from '../sections/ListIntro.tsx'
import { useSite } from '../site/use-site.ts'
import { listTitle, tagLinks } from '../topics/topics.ts'
import { ArticleList } from './ArticleList.tsx'
import styles from './ArticlesPage.module.css'
import { articleList } from './article-list.ts'
import type { LoadedArticles } from './load-articles-page.server.ts'

/** All articles, or those of a topic, page by page. */
export function ArticlesPage({ loaded }: { loaded: LoadedArticles }) {
  // More may have been added to the page that was opened.
  const [{ page, articles }] = articleList.pagesTo(loaded)
  const site = useSite()
  const { sections } = site.texts
  const { tag } = loaded
  const { intro } = sections.articles
  const title = listTitle(sections.articles.title, tag?.name)
  return (
    <>
      <ListIntro title={page > 1 ? furtherTitle(title, articles) : title} lead={intro} />
      <Container>
        <div className={styles.page} id="articles">
          <TagLinks label={sections.tags.label} links={tagLinks(site, '/articles', tag?.slug)} />
          {tag && isAboutHarm([tag]) && <FirstAid />}
          {page > 1 && (
            <div>
              {/* Another page with another head: it is loaded whole, and begins at its top. */}
              <ButtonLink look="quiet" url={articleList.urlOf({ tag, page: page - 1 })} rel="prev" reload>
                {previousTitle(title, articles, page)}
              </ButtonLink>
            </div>
          )}
          <div>
            <ArticleList loaded={loaded} />
          </div>
        </div>
      </Container>
      <AskBand />
    </>
  )
}
