import { useId } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { useSite } from '../use-site.ts'
import styles from './Header.module.css'

/** The head of every page: mark, sections, the way to ask. On a phone the sections are a native popover. */
export function Header() {
  const { name, navigation, texts } = useSite()
  const menuId = useId()
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link className={styles.home} url="/" aria-label={`${name}. ${texts.navigation.home}`}>
            <Logo name={name} />
          </Link>
          <nav className={styles.wide} aria-label={texts.navigation.label}>
            <ul className={styles.links}>
              {navigation.map((item) => (
                <li key={item.href}>
                  <NavigationLink {...item} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.ask}>
            <ButtonLink look="secondary" url="/#ask">
              {texts.navigation.ask}
            </ButtonLink>
          </div>
          <button
            className={styles.menuButton}
            type="button"
            popoverTarget={menuId}
            aria-label={texts.navigation.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </Container>
      <nav className={styles.menu} id={menuId} popover="auto" aria-label={texts.navigation.menu}>
        <button
          className={styles.menuButton}
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={texts.navigation.closeMenu}
        >
          <Icon name="close" />
        </button>
        <ul className={styles.menuLinks}>
          {navigation.map((item) => (
            <li key={item.href}>
              <NavigationLink
                {...item}
                onNavigate={(link) => link.closest<HTMLElement>('[popover]')?.hidePopover()}
              />
            </li>
          ))}
        </ul>
        <ButtonLink url="/#ask">{texts.navigation.ask}</ButtonLink>
      </nav>
    </header>
  )
}

type NavigationLinkProps = { label: string; href: string; onNavigate?: (link: HTMLElement) => void }

function NavigationLink({ label, href, onNavigate }: NavigationLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.link}
      url={href}
      aria-current={href === pathname ? 'page' : undefined}
      onClick={onNavigate && ((event) => onNavigate(event.currentTarget))}
    >
      {label}
    </Link>
  )
}
