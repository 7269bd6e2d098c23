import { memo } from 'react'
import type { Packed } from '../../../lib/packed.ts'
import { Still } from '../../../ui/Still/Still.tsx'
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx'
import type { ArticleTeaser } from '../article-view.ts'
import styles from './ArticleGrid.module.css'

type ArticleGridProps = {
  articles: Packed<ArticleTeaser>[]
  /** Whether the first of them stands out. */
  hasLead?: boolean
}

/** Articles in columns; on a phone a list. */
export const ArticleGrid = memo(function ArticleGrid({ articles, hasLead = false }: ArticleGridProps) {
  return (
    <ul className={`${styles.grid} ${hasLead ? styles.withLead : ''}`}>
      {articles.map((article) => (
        <Still key={article.id} as="li" of={article} className={styles.item}>
          {(teaser) => <ArticleCard article={teaser} />}
        </Still>
      ))}
    </ul>
  )
})
