import styles from './SignIn.module.css'

/** What kept a form from being taken; read out when it appears. */
export function Problem({ children }: { children: string }) {
  return <div role="alert">{children && <p className={styles.problem}>{children}</p>}</div>
}
