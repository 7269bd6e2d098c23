import { Preparing } from '#app/features/sections/Preparing.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Breadcrumbs, Link } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Container } from '#app/ui/Section.tsx'
import { FinderHeading } from './FinderHeading.tsx'
import styles from './FinderPage.module.css'
import type { FormView } from './finder-view.ts'
import { ShadeFinder } from './ShadeFinder.tsx'
import type { ServedFinder } from './use-finder.ts'

type FinderPageProps = {
  form: FormView
  served: ServedFinder
  /** Whether there is no shade to be found. */
  isEmpty: boolean
}

/** The shade finder with its heading. */
export function FinderPage({ form, served, isEmpty }: FinderPageProps) {
  const { texts } = useSite()
  const page = form.texts
  return (
    <Container>
      {/* Webvisor must not record answers about health. */}
      <div className={`${styles.page} ym-hide-content`}>
        <Breadcrumbs
          label={texts.navigation.breadcrumbs}
          links={[{ text: texts.navigation.home, url: '/' }]}
        />
        {isEmpty ? (
          <>
            <FinderHeading title={page.title} intro={page.intro} />
            {form.notOffered.length === 0 ? (
              <Preparing />
            ) : (
              <>
                <Notice>{page.empty}</Notice>
                <p>
                  <Link url="/shades">{page.toPalette}</Link> <Link url="/ask">{page.ask}</Link>
                </p>
              </>
            )}
          </>
        ) : (
          <ShadeFinder form={form} served={served} texts={texts} />
        )}
      </div>
    </Container>
  )
}
