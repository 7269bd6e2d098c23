import { type StrandLook, writeLook } from '@pryad/colour/strand/strand-look.ts'
import { memo, useEffect, useRef } from 'react'
import { fetchDrawing } from '#app/features/strand/fetch-drawing.ts'
import type { StrandPictures } from '../finder-view.ts'
import { HairStrand } from '../HairStrand/HairStrand.tsx'
import styles from './StrandPicture.module.css'

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
