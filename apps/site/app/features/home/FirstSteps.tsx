import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Section } from '#app/ui/Section.tsx'
import styles from './FirstSteps.module.css'
import type { Step } from './load-home.server.ts'

type FirstStepsProps = {
  texts: SiteTexts['home']['path']
  steps: Step[]
  next: { id: string; title: string }
}

/** The path for visitors who colour their hair for the first time: four steps, each with its article and its lesson. */
export function FirstSteps({ texts, steps, next }: FirstStepsProps) {
  // It counts the steps, and promises both links of each.
  const isWhole = steps.every(({ hasArticle, hasLesson }) => hasArticle && hasLesson)
  const shown = steps.filter(({ hasArticle, hasLesson }) => hasArticle || hasLesson)
  return (
    <Section
      id="path"
      tone="band"
      title={texts.title}
      description={isWhole ? texts.intro : undefined}
      next={next}
    >
      <ol className={styles.path}>
        {shown.map(({ name, hasArticle, hasLesson }, index) => {
          const { title, text, article, articleUrl, lesson, lessonUrl } = texts[name]
          return (
            <li key={name} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.links}>
                {hasArticle && (
                  <Link className={styles.link} url={articleUrl}>
                    {article}
                  </Link>
                )}
                {hasLesson && (
                  <Link className={styles.link} url={lessonUrl}>
                    <Icon name="play" size="small" />
                    <span>{lesson}</span>
                  </Link>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
