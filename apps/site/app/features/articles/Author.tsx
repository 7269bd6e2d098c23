import { Picture } from '#app/ui/Picture.tsx'
import styles from './Author.module.css'
import type { AuthorView } from './article-view.ts'

type AuthorProps = { title: string; author: AuthorView }

/** Below an article: its author in a few sentences. */
export function Author({ title, author: { name, role, about, picture } }: AuthorProps) {
  return (
    <section className={styles.author} aria-label={title}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="5rem" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.name}>{name}</p>
        {role && <p className={styles.role}>{role}</p>}
        {about && <p>{about}</p>}
      </div>
    </section>
  )
}
