import { memo, type ReactNode } from 'react'
import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { InlineLinks, Link } from '#app/ui/Link.tsx'
import { Container } from '#app/ui/Section.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'

const documents = ['privacy', 'cookies', 'consent'] as const

/** The foot of every page: the way to help and to write, sections, documents, the warning every dyeing text needs. */
export const Footer = memo(function Footer() {
  const { name, navigation, texts, contacts, demoNotice, year } = useSite()
  const { footer } = texts
  const { isThere } = useStandingLinks()
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={name} />
            <p className={styles.lead}>{fill(footer.about, { name })}</p>
            {isThere('help') && (
              <Link className={styles.help} url="/help">
                <Icon name="warning" size="small" />
                <span>{footer.help}</span>
              </Link>
            )}
            {contacts.email && (
              <p className={styles.mail}>
                <Link url={`mailto:${contacts.email}`}>{contacts.email}</Link>
              </p>
            )}
          </div>
          <Links id="footer-sections" title={footer.navTitle}>
            {navigation.map(({ href, label }) => (
              <li key={href}>
                <Link url={href}>{label}</Link>
              </li>
            ))}
            <li>
              <PopupLink url="/ask" popup="feedback" details={{}}>
                {footer.feedback}
              </PopupLink>
            </li>
          </Links>
          <Links id="footer-documents" title={footer.documentsTitle}>
            {documents.map(
              (slug) =>
                isThere(slug) && (
                  <li key={slug}>
                    <Link url={`/${slug}`}>{footer[slug]}</Link>
                  </li>
                ),
            )}
            <li>
              <PopupLink url={isThere('cookies') ? '/cookies' : '/'} popup="cookies" details={{}}>
                {footer.cookieSettings}
              </PopupLink>
            </li>
          </Links>
        </div>
        <div className={styles.foot}>
          <p className={styles.safety}>
            <InlineLinks text={footer.disclaimer} />
          </p>
          <div className={styles.small}>
            {demoNotice && <p>{demoNotice}</p>}
            <p>{fill(footer.copyright, { year, name })}</p>
          </div>
        </div>
      </Container>
    </footer>
  )
})

type LinksProps = { id: string; title: string; children: ReactNode }

function Links({ id, title, children }: LinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  )
}
