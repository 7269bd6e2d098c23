import { usePopupActions } from '#app/features/popups/use-popups.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { TopicLinks } from '#app/features/topics/TopicLinks.tsx'
import { nearestTopics } from '#app/features/topics/topics.ts'
import { QuickSearch } from './QuickSearch.tsx'

/** How many topics are offered. */
const topicCount = 6

/** The content of the search popup: the field, and the hits while somebody types. */
export function SearchPopup() {
  const { texts, tags } = useSite()
  const { leave, openInstead } = usePopupActions()
  return (
    <QuickSearch
      texts={texts}
      onLeave={(url) => leave('search', url)}
      onAsk={(suggested) => openInstead('search', 'feedback', { suggested })}
      topics={(query) => (
        <TopicLinks
          title={query ? texts.sections.search.topics : texts.footer.topicsTitle}
          topics={nearestTopics(query, tags, topicCount)}
        />
      )}
    />
  )
}
