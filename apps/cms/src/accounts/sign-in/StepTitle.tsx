import styles from './SignIn.module.css'

/** The heading of a step that has replaced another: the keyboard and the screen reader go on from here. */
export function StepTitle({ children }: { children: string }) {
  return (
    <h1 ref={focus} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}

function focus(node: HTMLElement | null): void {
  node?.focus()
}
