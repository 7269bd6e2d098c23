import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { writeLook } from '@pryad/colour/strand/strand-look.ts'
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import { fetchDrawing } from '#app/features/strand/fetch-drawing.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { fill, fillPlural } from '#app/texts/fill.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { PlanView, StrandPictures } from '../finder-view.ts'
import styles from './BeforeAfter.module.css'

type BeforeAfterProps = { looks: PlanView['looks']; pictures: StrandPictures; texts: PageTexts }

/** Half and half, until somebody moves the border. */
const firstShare = 50

/** A head before and after, side by side in one picture with a border that can be moved, and the time in which the colour develops. */
export function BeforeAfter({ looks, pictures, texts }: BeforeAfterProps) {
  const { before, after, beforeText, afterText, development } = looks
  const isHydrated = useHydrated()
  const [share, setShare] = useState(firstShare)
  const [time, setTime] = useState<{ of: PlanView['looks']; minutes: number } | null>(null)
  // The server sends no styles of elements, which the page's security policy refuses. A custom property for both parts of the border would have
  // the style of all that lies in the picture worked out again at each step.
  const atBorder = (style: CSSProperties) => (isHydrated ? style : undefined)
  // Another answer begins with its whole time again.
  const minutes = time?.of === looks ? time.minutes : (development?.minutes ?? 0)
  /** «12 минут из 35». */
  const passed = development && fill(fillPlural(texts.timeValue, minutes), { all: development.all })
  return (
    <div className={styles.pair}>
      <div className={styles.stage}>
        <div className={styles.after}>
          <StrandPicture
            look={after}
            looks={development?.looks}
            share={development ? minutes / development.minutes : 1}
            label={afterText}
            pictures={pictures}
          />
        </div>
        <div className={styles.before} style={atBorder({ clipPath: `inset(0 ${100 - share}% 0 0)` })}>
          <StrandPicture look={before} label={beforeText} pictures={pictures} />
        </div>
        <span className={styles.tag} aria-hidden="true">
          {texts.beforeTag}
        </span>
        <span className={`${styles.tag} ${styles.tagAfter}`} aria-hidden="true">
          {development && minutes < development.minutes ? passed : texts.afterTag}
        </span>
        <span
          className={styles.border}
          style={atBorder({ insetInlineStart: `calc(${share}% - 1px)` })}
          aria-hidden="true"
        />
        {isHydrated && (
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={texts.compareLabel}
            aria-valuetext={fill(texts.compareValue, { share, before: beforeText, after: afterText })}
            onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
          />
        )}
      </div>
      <div className={styles.words} aria-hidden="true">
        <p>{beforeText}</p>
        <p>{afterText}</p>
      </div>
      {development && (
        <label className={isHydrated ? styles.time : `${styles.time} ${styles.asleep}`}>
          <span>{texts.timeLabel}</span>
          <input
            className={styles.scrubber}
            type="range"
            min={0}
            max={development.minutes}
            step={1}
            value={minutes}
            disabled={!isHydrated}
            aria-valuetext={passed ?? undefined}
            onChange={({ currentTarget }) => setTime({ of: looks, minutes: currentTarget.valueAsNumber })}
          />
          <span className={styles.minutes} aria-hidden="true">
            {passed}
          </span>
        </label>
      )}
    </div>
  )
}

type StrandPictureProps = {
  look: StrandLook
  /** How the look comes about, where it does so before one's eyes: looks over time, and the share of the time that has passed. */
  looks?: readonly StrandLook[] | undefined
  share?: number
  /** The picture in words. */
  label: string
  pictures: StrandPictures
}

/**
 * A large strand. It is the server's picture if there is one, so that it shows without scripts; a look worked out in the browser is drawn
 * above it. If nothing can be drawn, its colours are still visible. It is not rendered again while the border moves.
 */
export const StrandPicture = memo(function StrandPicture({
  look,
  looks,
  share = 1,
  label,
  pictures,
}: StrandPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = pictures[writeLook(look)]
  const isDrawn = share < 1 || picture === undefined
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    if (!isDrawn) {
      target.hidden = true
      return
    }
    let isCurrent = true
    const strand = { looks: looks ?? [look], share }
    fetchDrawing()
      .then(({ drawStrand }) => drawStrand(target, strand, () => isCurrent))
      .catch(() => {
        target.hidden = true
      })
    return () => {
      isCurrent = false
    }
  }, [isDrawn, look, looks, share])
  return (
    <div className={styles.frame} {...(picture ? {} : { role: 'img', 'aria-label': label })}>
      {picture ? (
        <img
          className={styles.layer}
          src={picture}
          alt={label}
          width={480}
          height={320}
          decoding="async"
          loading="lazy"
        />
      ) : (
        <HairStrand look={look} />
      )}
      <canvas ref={canvas} className={styles.layer} hidden />
    </div>
  )
})

const width = 80
const height = 60
const rootsHeight = 16
/** From one grey hair to the next. */
const gap = 4

/** The plain colours of a look, for a strand that cannot be drawn. Grey hairs are single ones, as on a head, and no veil. Words beside it say the same. */
function HairStrand({ look }: { look: StrandLook }) {
  const { pigmented, grey, greyShare, roots } = look
  const greyWidth = (gap * greyShare) / 100
  /** A broad line from side to side, whose dashes are hairs from the top down. */
  const hairs = (colour: string, depth: number) => (
    <path
      d={`M0 ${depth / 2}h${width}`}
      stroke={colour}
      strokeWidth={depth}
      strokeDasharray={`${greyWidth} ${gap - greyWidth}`}
    />
  )
  return (
    <svg
      className={styles.strand}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={pigmented} />
      {grey && hairs(grey, height)}
      {roots && <rect width={width} height={rootsHeight} fill={roots.pigmented} />}
      {roots?.grey && hairs(roots.grey, rootsHeight)}
    </svg>
  )
}
