import { memo } from 'react'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleGrid.module.css'
import type { ArticleTeaser } from './article-view.ts'

type ArticleGridProps = {
  articles: ArticleTeaser[]
  /** Whether the first of them stands out. */
  hasLead?: boolean
  headingLevel?: 'h2' | 'h3'
  /** Whether nothing with a picture stands above it. */
  isFirstOnPage?: boolean
}

/** Articles in columns, whose last row is whole whatever their number; on a phone a list. */
export const ArticleGrid = memo(function ArticleGrid({
  articles,
  hasLead = false,
  headingLevel = 'h3',
  isFirstOnPage = false,
}: ArticleGridProps) {
  const last = articles.length - 1
  return (
    <ul className={`${styles.grid} ${hasLead ? styles.withLead : styles.even}`}>
      {articles.map((article, index) => (
        <li key={article.id} id={`article-${article.id}`} className={styles.item}>
          <ArticleCard
            article={article}
            headingLevel={headingLevel}
            isFirst={isFirstOnPage && index === 0}
            isWide={{
              ofTwo: index === last && last % 2 === (hasLead ? 1 : 0),
              ofThree: index === last || index === last - 3,
            }}
          />
        </li>
      ))}
    </ul>
  )
})
