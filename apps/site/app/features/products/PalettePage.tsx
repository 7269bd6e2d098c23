import { AskBand } from '#app/features/sections/AskBand.tsx'
import { ListIntro } from '#app/features/sections/ListIntro.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Container } from '#app/ui/Section.tsx'
import { DyeWarnings } from './DyeWarnings.tsx'
import type { PaletteView } from './load-palette.server.ts'
import { Palette } from './Palette.tsx'
import styles from './PalettePage.module.css'

/** The whole palette. `palette`: null when the API fails. */
export function PalettePage({ palette }: { palette: PaletteView | null }) {
  const { title, intro, unavailable } = useSite().texts.sections.products
  return (
    <>
      <ListIntro title={title} lead={intro} />
      <Container>
        <div className={styles.page} id="products">
          {palette ? <Palette palette={palette} /> : <Notice>{unavailable}</Notice>}
          {palette && palette.families.length > 0 && <DyeWarnings />}
        </div>
      </Container>
      <AskBand />
    </>
  )
}
