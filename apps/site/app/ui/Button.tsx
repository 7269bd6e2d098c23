import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Link } from './Link.tsx'

type Look = {
  /** Filled, filled for dark bands, outlined or bare. */
  look?: 'primary' | 'onDark' | 'secondary' | 'quiet'
  icon?: IconName
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>

/** An action. For going somewhere there is `ButtonLink`. */
export function Button({ look = 'primary', icon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles.button} ${styles[look]}`}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[look]}`}>
      <span>{children}</span>
      {icon && <Icon name={icon} size="small" />}
    </Link>
  )
}
