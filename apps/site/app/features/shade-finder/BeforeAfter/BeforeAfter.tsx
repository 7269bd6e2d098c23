import { type CSSProperties, useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { fill, fillPlural } from '#app/texts/fill.ts'
import type { PageTexts } from '../../finder-texts/finder-file.ts'
import type { PlanView, StrandPictures } from '../finder-view.ts'
import { StrandPicture } from '../StrandPicture/StrandPicture.tsx'
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
  const passed = development && fill(fillPlural(texts.timeValue, minutes), { all: development.minutes })
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
