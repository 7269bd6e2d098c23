import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

type IconProps = {
  name: IconName
  size?: 'small' | 'default' | 'large'
}

/** A decorative outline in the colour of the text. A missing icon is logged to the console only (spec §8). */
export function Icon({ name, size = 'default' }: IconProps) {
  const outline: string | undefined = icons[name]
  if (!outline) {
    console.error(`There is no icon "${name}".`)
    return null
  }
  return (
    <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
