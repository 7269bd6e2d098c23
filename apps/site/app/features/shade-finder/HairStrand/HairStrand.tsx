import styles from './HairStrand.module.css'
import type { StrandLook } from './strand-look.ts'

type HairStrandProps = {
  look: StrandLook
  size?: 'small' | 'large'
}

const width = 80
const height = 60
/** How many single hairs are drawn: enough to tell a quarter from a half. */
const hairs = 20
const gap = width / hairs
/** Steps through all places, so that few grey hairs do not stand side by side. */
const stride = 9
const rootsHeight = 16

/**
 * A strand of hair in the colours of a look. Grey hairs are single ones, as on a head, and no veil. What it shows is
 * said in words beside it. Whatever draws better takes the same two properties.
 */
export function HairStrand({ look, size = 'small' }: HairStrandProps) {
  const { pigmented, grey, greyShare, roots } = look
  const greys = Math.round((greyShare / 100) * hairs)
  const places = Array.from({ length: hairs }, (_, index) => (index * stride) % hairs)
  const isGrey = greyShare > 0 && greys === 0 ? 1 : greys
  const greyPath = linesAt(places.slice(0, isGrey), height)
  return (
    <svg
      className={`${styles.strand} ${styles[size]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={pigmented} />
      {grey && <path d={greyPath} stroke={grey} strokeWidth={gap * 0.8} fill="none" />}
      {roots && (
        <>
          <rect width={width} height={rootsHeight} fill={roots.pigmented} />
          {roots.grey && (
            <path
              d={linesAt(places.slice(0, isGrey), rootsHeight)}
              stroke={roots.grey}
              strokeWidth={gap * 0.8}
              fill="none"
            />
          )}
        </>
      )}
      <path d={light} stroke="#fff" strokeOpacity="0.13" strokeWidth="0.9" fill="none" />
      <path d={shade} stroke="#000" strokeOpacity="0.18" strokeWidth="0.9" fill="none" />
    </svg>
  )
}

/** Hairs from the top down to a depth, one path for all. */
function linesAt(places: number[], depth: number): string {
  return places.map((place) => `M${round(place * gap + gap / 2)} 0${wave(depth)}`).join('')
}

function wave(depth: number): string {
  return `q3 ${depth / 4} 0 ${depth / 2}t0 ${depth / 2}`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

const everyOther = (from: number) =>
  Array.from({ length: hairs }, (_, index) => index + from / 4).filter((_, index) => index % 2 === 0)
const light = linesAt(everyOther(1), height)
const shade = linesAt(everyOther(5), height)
