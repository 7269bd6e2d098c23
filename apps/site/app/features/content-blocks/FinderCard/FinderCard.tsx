import { ButtonLink } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PictureView } from '#app/ui/picture-view.ts'
import styles from './FinderCard.module.css'

type FinderCardProps = {
  title: string
  text: string
  linkLabel: string
  href: string
  picture: PictureView | null
}

/** A way into the shade finder from within a text. */
export function FinderCard({ title, text, linkLabel, href, picture }: FinderCardProps) {
  return (
    <div className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="11rem" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        <ButtonLink url={href}>{linkLabel}</ButtonLink>
      </div>
    </div>
  )
}
