import type { ReactNode } from 'react'
import styles from './Container.module.css'

type ContainerProps = { children: ReactNode }

/** Keeps content within the page's width and off the screen's edges. */
export function Container({ children }: ContainerProps) {
  return <div className={styles.container}>{children}</div>
}
