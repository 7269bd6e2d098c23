import type { MouseEvent } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Strand } from './product-view.ts'
import styles from './ShadeWays.module.css'

type Way = Pick<Strand, 'ean' | 'number' | 'name' | 'path'>

type ShadeWaysProps = {
  previous: Way | undefined
  next: Way | undefined
  /** Called with a press; without it, and without scripts, the ways lead to the pages of the shades. */
  onChoose?: (event: MouseEvent, shade: Way) => void
}

/** Ways to the neighbours of a shade in the palette. */
export function ShadeWays({ previous, next, onChoose }: ShadeWaysProps) {
  const texts = useSite().texts.sections.products
  const linkTo = (way: Way) => ({
    className: styles.way,
    href: way.path,
    onClick: onChoose && ((event: MouseEvent) => onChoose(event, way)),
    'data-replay': onChoose ? '' : undefined,
  })
  return (
    <ul className={styles.ways}>
      {previous && (
        <li>
          <a {...linkTo(previous)}>
            <Icon name="back" size="small" />
            <span className="visuallyHidden">{`${texts.previous}: `}</span>
            <span>{`${previous.number} ${previous.name}`}</span>
          </a>
        </li>
      )}
      {next && (
        <li className={styles.next}>
          <a {...linkTo(next)}>
            <span className="visuallyHidden">{`${texts.next}: `}</span>
            <span>{`${next.number} ${next.name}`}</span>
            <Icon name="arrow" size="small" />
          </a>
        </li>
      )}
    </ul>
  )
}
