import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import styles from './ArticleCard.module.css'
import type { ArticleTeaser } from './article-view.ts'

type ArticleCardProps = {
  article: ArticleTeaser
  headingLevel: 'h2' | 'h3'
  /** Its picture is the first of the page. */
  isFirst?: boolean
  /** It stands where a card may fill two columns. */
  mayBeWide?: boolean
}

/** Widths of the picture. The first one is cut from a picture as wide as two rows are high. */
const sizes = {
  lead: '(min-width: 88rem) 73rem, (min-width: 64rem) 83vw, 94vw',
  wide: '(min-width: 88rem) 40rem, (min-width: 48rem) 46vw, 7rem',
  card: '(min-width: 88rem) 27rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 7rem',
}

/** An article in a list. The whole card leads to it, its link is the title. */
export function ArticleCard({
  article,
  headingLevel: Heading,
  isFirst = false,
  mayBeWide = false,
}: ArticleCardProps) {
  const { title, description, href, reading, picture, topics, isLead } = article
  return (
    <article className={isLead ? styles.lead : styles.card}>
      <div className={`sheen ${styles.picture}`}>
        {picture && (
          <Picture
            picture={picture}
            priority={isFirst}
            sizes={sizes[isLead ? 'lead' : mayBeWide ? 'wide' : 'card']}
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} url={href}>
            {title}
          </Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.meta}>
          <span>{reading}</span>
          {topics && <span className={styles.topics}>{reading ? `\u00a0· ${topics}` : topics}</span>}
        </p>
      </div>
    </article>
  )
}
