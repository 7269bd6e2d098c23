import styles from './SignIn.module.css'

/** The reason why a form was refused; read out when it appears. */
export function Problem({ children }: { children: string }) {
  return <div role="alert">{children && <p className={styles.problem}>{children}</p>}</div>
}
