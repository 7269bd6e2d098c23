import styles from './Icon.module.css'

/** Outlines on a 24×24 grid, drawn with a stroke of 1.75. */
const icons = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bag: 'M6 8h12l1 12H5L6 8ZM9 8V6a3 3 0 0 1 6 0v2',
  check: 'M5 13l4 4L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  down: 'M6 9l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 8h16M4 16h16',
  out: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  question:
    'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M12 16.8v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  scissors:
    'M8.5 8.5L20 19M8.5 15.5L20 5M6.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  warning: 'M12 9v4.5M12 16.8v.1M12 4L2.8 20h18.4L12 4Z',
} as const

export type IconName = keyof typeof icons

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
