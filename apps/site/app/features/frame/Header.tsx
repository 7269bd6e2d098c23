import { memo, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { TopicLinks } from '#app/features/topics/TopicLinks.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Container } from '#app/ui/Section.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'

/** The head of every page: mark, sections, the ways to search and to ask. On a phone the sections are a native popover. */
export const Header = memo(function Header() {
  const { name, navigation, texts, tags, contacts, hasSearch } = useSite()
  const { isThere } = useStandingLinks()
  const menuId = useId()
  const menu = useRef<HTMLElement>(null)
  const closeMenu = () => menu.current?.hidePopover()
  // The menu has no entry of its own in the history: Back leads to another page below it.
  useEffect(() => {
    const close = () => menu.current?.hidePopover()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
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
          {hasSearch && <SearchLink />}
          <div className={styles.ask}>
            <AskLink />
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
      <nav className={styles.menu} id={menuId} ref={menu} popover="auto" aria-label={texts.navigation.menu}>
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
              <NavigationLink {...item} onNavigate={closeMenu} />
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <div className={styles.help}>
            <AskLink onNavigate={closeMenu} />
            {isThere('help') && (
              <Link className={styles.askLink} url="/help" onClick={closeMenu}>
                <Icon name="warning" size="small" />
                <span>{texts.footer.help}</span>
              </Link>
            )}
          </div>
          <TopicLinks title={texts.footer.topicsTitle} topics={tags} onNavigate={closeMenu} />
          {contacts.email && (
            <p>
              <Link className={styles.mail} url={`mailto:${contacts.email}`}>
                {contacts.email}
              </Link>
            </p>
          )}
        </div>
      </nav>
    </header>
  )
})

type NavigationLinkProps = { label: string; href: string; onNavigate?: () => void }

function NavigationLink({ label, href, onNavigate }: NavigationLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.link}
      url={href}
      aria-current={href === pathname ? 'page' : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
    >
      {label}
    </Link>
  )
}

/** The way to the search: opens its popup, without scripts it leads to its page. */
function SearchLink() {
  const { texts } = useSite()
  return (
    <PopupLink
      className={styles.searchLink}
      url="/search"
      popup="search"
      details={{}}
      beginsWithField
      aria-label={texts.sections.search.title}
      // «/» is left out: a visitor may have turned it off.
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
    </PopupLink>
  )
}

/** The way to ask a question: opens the feedback popup, without scripts it leads to a page with the same form. */
function AskLink({ onNavigate }: { onNavigate?: () => void }) {
  const { texts } = useSite()
  return (
    <PopupLink className={styles.askLink} url="/ask" popup="feedback" details={{}} onOpen={onNavigate}>
      {texts.navigation.ask}
    </PopupLink>
  )
}

/** Id of the page's main content. */
export const mainId = 'main'

/** The first stop of the keyboard: past the head of the page to its content. */
export function SkipLink() {
  const { texts } = useSite()
  return (
    <a className={styles.skipLink} href={`#${mainId}`} data-native>
      {texts.navigation.skipToContent}
    </a>
  )
}
