import { AskBand } from '#app/features/sections/AskBand.tsx'
import { breadcrumbsTo } from '#app/features/sections/breadcrumbs-to.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Breadcrumbs } from '#app/ui/Link.tsx'
import { Container, Section } from '#app/ui/Section.tsx'
import { DyeWarnings } from './DyeWarnings.tsx'
import type { LoadedShade } from './load-shade.server.ts'
import styles from './ShadePage.module.css'
import { ShadePanel } from './ShadePanel.tsx'
import { ShadeUse } from './ShadeUse.tsx'
import { ShadeWall } from './ShadeWall.tsx'
import { ShadeWays } from './ShadeWays.tsx'

/** A shade with the palette around it. */
export function ShadePage({ loaded }: { loaded: LoadedShade }) {
  const { shade, strands, previous, next, onMyHair, proof, composition } = loaded
  const { texts } = useSite()
  const { products } = texts.sections
  return (
    <>
      <Container>
        <div className={styles.page}>
          <Breadcrumbs label={texts.navigation.breadcrumbs} links={breadcrumbsTo('products', texts)} />
          <ShadePanel
            shade={shade}
            heading="h1"
            more={<ButtonLink url={onMyHair.url}>{onMyHair.label}</ButtonLink>}
            ways={<ShadeWays previous={previous} next={next} />}
          >
            <ShadeUse details={shade.details} proof={proof} composition={composition} />
            <DyeWarnings />
          </ShadePanel>
        </div>
      </Container>
      <Section tone="band" title={products.title} description={products.intro}>
        <ShadeWall shades={strands} label={products.shade} chosen={shade.ean} />
      </Section>
      <AskBand />
    </>
  )
}
