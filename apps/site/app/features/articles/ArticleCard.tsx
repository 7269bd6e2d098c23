import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import styles from './ArticleCard.module.css'
import type { ArticleTeaser } from './article-view.ts'

type ArticleCardProps = {
  article: ArticleTeaser
  headingLevel: 'h2' | 'h3'
  /** Its picture is the first of the page. */
  isFirst?: boolean
  /** Whether it may fill two columns, in a grid of two and of three. */
  isWide?: { ofTwo: boolean; ofThree: boolean }
}

/** Widths of the first picture: it is cut from one as wide as two rows are high. */
const leadSizes = '(min-width: 88rem) 73rem, (min-width: 64rem) 83vw, 94vw'

const notWide = { ofTwo: false, ofThree: false }

/** Widths of the picture of any other card. */
function sizesOf({ ofTwo, ofThree }: typeof notWide): string {
  const [rem, share] = ofThree ? [40, 46] : [27, 30]
  return `(min-width: 88rem) ${rem}rem, (min-width: 64rem) ${share}vw, (min-width: 48rem) ${ofTwo ? 60 : 46}vw, 7rem`
}

/** An article in a list. The whole card leads to it, its link is the title. */
export function ArticleCard({
  article,
  headingLevel: Heading,
  isFirst = false,
  isWide = notWide,
}: ArticleCardProps) {
  const { title, description, href, reading, picture, topics, isLead } = article
  return (
    <article className={isLead ? styles.lead : styles.card}>
      <div className={`sheen ${styles.picture}`}>
        {picture && (
          <Picture picture={picture} priority={isFirst} sizes={isLead ? leadSizes : sizesOf(isWide)} />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className="cardLink" url={href}>
            {title}
          </Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className="smallPrint">
          <span>{reading}</span>
          {topics && <span className={styles.topics}>{reading ? `\u00a0· ${topics}` : topics}</span>}
        </p>
      </div>
    </article>
  )
}
