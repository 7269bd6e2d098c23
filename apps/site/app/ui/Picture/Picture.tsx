import styles from './Picture.module.css'
import type { PictureView } from './picture-view.ts'

type PictureProps = {
  picture: PictureView
  /** Widths the layout gives it, in CSS lengths, e.g. `(min-width: 80rem) 24rem, 100vw`. */
  sizes: string
  /** The first picture of a page: loaded at once and before the others. */
  priority?: boolean
  /** For a picture that says no more than the text beside it. */
  decorative?: boolean
}

/** A picture in the best format and size the browser can use; its room is kept while it loads. */
export function Picture({ picture, sizes, priority = false, decorative = false }: PictureProps) {
  const { alt, width, height, src, sources, blur } = picture
  return (
    <div className={styles.frame}>
      {blur && <img className={styles.blur} src={blur} alt="" width={width} height={height} />}
      <picture className={styles.picture}>
        {sources.map((source) => (
          <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={src}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
    </div>
  )
}
