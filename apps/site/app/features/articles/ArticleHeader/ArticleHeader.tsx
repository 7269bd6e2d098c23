import { Breadcrumbs, Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PictureView } from '#app/ui/picture-view.ts'
import { Container } from '#app/ui/Section.tsx'
import styles from './ArticleHeader.module.css'

type ArticleHeaderProps = {
  title: string
  description: string
  picture: PictureView | null
  tags: { name: string; slug: string }[]
  /** The author's name; null for the site's own. */
  byline: string | null
  /** Date and reading time, ready to be shown. */
  meta: { published: { label: string; iso: string; text: string } | null; reading: string }
  breadcrumbs: { label: string; links: { text: string; url: string }[] }
}

/** The beginning of an article: breadcrumbs, title, description, author, date, reading time, topics and picture. */
export function ArticleHeader({
  title,
  description,
  picture,
  tags,
  byline,
  meta,
  breadcrumbs,
}: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs {...breadcrumbs} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.meta}>
            {byline && <span className={styles.byline}>{byline}</span>}
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
            <Picture picture={picture} sizes="(min-width: 88rem) 84rem, 100vw" priority />
          </div>
        )}
      </Container>
    </header>
  )
}
