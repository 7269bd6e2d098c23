import { memo } from 'react'
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx'
import type { ArticleTeaser } from '../article-view.ts'
import styles from './ArticleGrid.module.css'

type ArticleGridProps = {
  articles: ArticleTeaser[]
  /** Lets the first article stand out. */
  hasLead?: boolean
}

/** Articles in columns; on a phone a list. */
export const ArticleGrid = memo(function ArticleGrid({ articles, hasLead = false }: ArticleGridProps) {
  return (
    <ul className={`${styles.grid} ${hasLead ? styles.withLead : ''}`}>
      {articles.map((article, index) => (
        <li key={article.id} className={styles.item}>
          <ArticleCard article={article} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  )
})
