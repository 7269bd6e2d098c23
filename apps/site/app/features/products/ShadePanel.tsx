import type { ReactElement, ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PictureView } from '#app/ui/picture-view.ts'
import { BuyLink } from './BuyLink.tsx'
import type { Shade, Strand } from './product-view.ts'
import { ShadeFacts } from './ShadeFacts.tsx'
import styles from './ShadePanel.module.css'
import { Swatch } from './Swatch.tsx'

const pictureSizes = '(min-width: 88rem) 34rem, (min-width: 48rem) 42vw, 100vw'

type ShadePanelProps = {
  shade: Shade
  /** `h1` on the shade's own page. */
  heading?: 'h1' | 'h2'
  /** A link to more of it, beside the shops. */
  more?: ReactElement
  /** The part below the facts. */
  children?: ReactNode
  /** Ways to other shades. */
  ways?: ReactElement
}

/** A shade over the whole width: its strand, and all there is to know before one buys it. */
export function ShadePanel({ shade, heading = 'h2', more, children, ways }: ShadePanelProps) {
  const { newTab } = useSite().texts.popups.shops
  const { ean, title, kind, strand, details } = shade
  const { reviews } = details
  return (
    <Panel shade={shade} picture={strand} heading={heading}>
      <p className={styles.kind}>{kind}</p>
      <p className={styles.description}>{details.description}</p>
      <div className={styles.actions}>
        {more}
        <BuyLink name={title} eans={[ean]} />
        {reviews.links.map(({ shop, href }) => (
          <Link key={href} url={href} newTab>
            <span>{reviews.name}</span>
            <span className="visuallyHidden">{` ${title}`}</span>
            <span>{`: ${shop}`}</span>
            <span className="visuallyHidden">{`. ${newTab}`}</span>
          </Link>
        ))}
      </div>
      <ShadeFacts details={details} />
      {children}
      {ways}
    </Panel>
  )
}

type WaitingPanelProps = {
  shade: Strand
  /** Placeholder for the panel's details. */
  children: ReactNode
}

/** The panel of a shade whose details are still loading: the picture and name come from the wall. */
export function WaitingPanel({ shade, children }: WaitingPanelProps) {
  return (
    <Panel shade={shade} picture={shade.picture} heading="h2">
      {children}
    </Panel>
  )
}

type PanelProps = {
  shade: { number: string; name: string; hex: string }
  picture: PictureView | null
  heading: 'h1' | 'h2'
  children: ReactNode
}

/** The picture of a shade, and beside it its colour, number and name, and what else there is to say. */
function Panel({ shade: { number, name, hex }, picture, heading: Heading, children }: PanelProps) {
  return (
    <article className={styles.panel}>
      <div className={styles.strand}>
        {picture ? (
          <Picture picture={picture} sizes={pictureSizes} priority={Heading === 'h1'} />
        ) : (
          <Swatch hex={hex} />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <svg className={styles.chip} viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="19" fill={hex} />
          </svg>
          <span className={styles.number}>{number}</span> <span>{name}</span>
        </Heading>
        {children}
      </div>
    </article>
  )
}
