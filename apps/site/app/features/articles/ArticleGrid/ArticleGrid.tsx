import { memo } from 'react'
import { Still } from '../../../ui/Still/Still.tsx'
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
      {articles.map((article, index) => {
        const card = { article, isLead: hasLead && index === 0 }
        return (
          <Still key={article.id} as="li" of={card} className={styles.item}>
            <ArticleCard {...card} />
          </Still>
        )
      })}
    </ul>
  )
})
