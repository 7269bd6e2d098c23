import { memo } from 'react'
import { Still } from '../../../ui/Still/Still.tsx'
import type { StillData } from '../../../ui/Still/still-data.ts'
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx'
import type { ArticleTeaser } from '../article-view.ts'
import styles from './ArticleGrid.module.css'

type ArticleGridProps = {
  articles: StillData<ArticleTeaser>[]
  /** Whether the first of them stands out. */
  hasLead?: boolean
}

/** Articles in columns; on a phone a list. */
export const ArticleGrid = memo(function ArticleGrid({ articles, hasLead = false }: ArticleGridProps) {
  return (
    <ul className={`${styles.grid} ${hasLead ? styles.withLead : ''}`}>
      {articles.map((article, index) => (
        <Still
          key={article.mark}
          as="li"
          of={article}
          // The first is seen at once, and is too large for the room kept for the others.
          className={index === 0 && hasLead ? styles.item : `farAway ${styles.item}`}
        >
          {(teaser) => <ArticleCard article={teaser} />}
        </Still>
      ))}
    </ul>
  )
})
