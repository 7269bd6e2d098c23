import { TagLinks } from '#app/ui/Link.tsx'
import styles from './TopicLinks.module.css'

type TopicLinksProps = {
  title: string
  topics: { name: string; slug: string }[]
  onNavigate?: (() => void) | undefined
}

/** Some topics to go on with; nothing while none are known. */
export function TopicLinks({ title, topics, onNavigate }: TopicLinksProps) {
  if (topics.length === 0) return null
  const links = topics.map(({ name, slug }) => ({
    key: slug,
    text: name,
    url: `/?tag=${slug}`,
    isCurrent: false,
  }))
  return (
    <div className={styles.topics}>
      <h2 className={styles.title}>{title}</h2>
      <TagLinks label={title} links={links} onNavigate={onNavigate} />
    </div>
  )
}
