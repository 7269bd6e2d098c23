import { Breadcrumbs, Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Container } from '#app/ui/Section.tsx'
import styles from './ArticleHeader.module.css'
import type { ArticleView } from './to-article-view.server.ts'

type ArticleHeaderProps = {
  article: ArticleView
  breadcrumbs: { label: string; links: { text: string; url: string }[] }
}

/** The beginning of an article: breadcrumbs, title, description, author, date, reading time, topics and picture. */
export function ArticleHeader({ article, breadcrumbs }: ArticleHeaderProps) {
  const { title, description, picture, tags, author, meta } = article
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs {...breadcrumbs} />
        <div className={picture ? styles.withPicture : undefined}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.description}>{description}</p>
            <p className="note">
              {author && <span className={styles.byline}>{author.name}</span>}
              {meta.published && (
                <>
                  <span>{meta.published.label}</span>{' '}
                  <time dateTime={meta.published.iso}>{meta.published.text}</time>
                </>
              )}
              {meta.reading && <span>{meta.published ? `\u00a0· ${meta.reading}` : meta.reading}</span>}
            </p>
            <ul className={styles.tags}>
              {tags.map(({ name, slug }) => (
                <li key={slug}>
                  <Link className={styles.tag} url={`/?tag=${slug}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          {picture && (
            <div className={styles.picture}>
              <Picture
                picture={picture}
                sizes="(min-width: 100rem) 47rem, (min-width: 80rem) 46vw, (min-width: 64rem) 72vw, 100vw"
                priority
              />
            </div>
          )}
        </div>
      </Container>
    </header>
  )
}
