import { useSite } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { SlideView } from './get-slides.server.ts'
import styles from './Slide.module.css'

type SlideProps = {
  slide: SlideView
  /** The first slide is the first picture of the page. */
  isFirst: boolean
}

/** One slide: words on the calm part of a wide picture; on a phone they stand below it. */
export function Slide({ slide, isFirst }: SlideProps) {
  const { title, text, href, linkLabel, theme, picture, advert } = slide
  const { carousel } = useSite().texts
  return (
    <div className={`${styles.slide} ${styles[theme]}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes="(min-width: 100rem) 100vw, (min-width: 88rem) 84rem, 100vw"
            priority={isFirst}
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div>
          <ButtonLink url={href} icon="arrow" look={theme === 'dark' ? 'onDark' : 'primary'}>
            {linkLabel}
          </ButtonLink>
        </div>
        {advert && <p className={styles.advert}>{fill(carousel.advert, advert)}</p>}
      </div>
    </div>
  )
}
