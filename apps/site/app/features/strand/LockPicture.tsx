import styles from './LockPicture.module.css'

type LockPictureProps = { src: string; className: string | undefined }

/** A lock of hair that the server has painted; the words beside it say the same. */
export function LockPicture({ src, className }: LockPictureProps) {
  return (
    <img
      className={`${styles.lock} ${className ?? ''}`}
      src={src}
      alt=""
      width={270}
      height={90}
      decoding="async"
      loading="lazy"
    />
  )
}
