import styles from './Picture.module.css'
import { type PictureView, toSrc, toSrcSet } from './picture-view.ts'

type PictureProps = {
  picture: PictureView
  /** Widths the layout gives it, in CSS lengths, e.g. `(min-width: 80rem) 24rem, 100vw`. */
  sizes: string
  /** The first picture of a page: loaded at once and before the others. */
  priority?: boolean
}

/** Screens narrower than a tablet. */
const phoneScreen = '(max-width: 47.99rem)'

/** A picture in the best format and size the browser can use; its room is kept while it loads. */
export function Picture({ picture, sizes, priority = false }: PictureProps) {
  const { alt, width, height, type, srcSet, phone, blur } = picture
  const image = (
    <picture className={styles.picture}>
      {phone?.srcSet && (
        <source
          type={phone.type}
          srcSet={toSrcSet(picture, phone.srcSet)}
          sizes={sizes}
          media={phoneScreen}
          width={phone.width}
          height={phone.height}
        />
      )}
      {/* Not on the image itself: browsers read it there several times before the image stands in its picture. */}
      {srcSet && <source type={type} srcSet={toSrcSet(picture, srcSet)} sizes={sizes} />}
      <img
        className={styles.image}
        src={toSrc(picture)}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' })}
      />
    </picture>
  )
  if (!blur) return image
  return (
    <div className={styles.frame}>
      <img className={styles.blur} src={blur} alt="" width={width} height={height} />
      {image}
    </div>
  )
}
