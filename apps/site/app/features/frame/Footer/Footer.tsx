import { memo } from 'react'
import { PopupLink } from '#app/features/popups/PopupLink/PopupLink.tsx'
import { usePopupActions } from '#app/features/popups/use-popup-actions.ts'
import { useStandingLinks } from '#app/features/site/standing-links.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Column } from '#app/ui/Column/Column.tsx'
import { Container } from '#app/ui/Container/Container.tsx'
import { Link } from '#app/ui/Link/Link.tsx'
import { Row } from '#app/ui/Row/Row.tsx'
import { Logo } from '../Logo/Logo.tsx'
import styles from './Footer.module.css'

const documents = ['privacy', 'cookies', 'consent'] as const

/** The foot of every page: sections, documents, the warning every dyeing text needs. */
export const Footer = memo(function Footer() {
  const { name, navigation, texts, contacts, demoNotice, year } = useSite()
  const { footer } = texts
  const { isThere } = useStandingLinks()
  const { openCookies, openFeedback } = usePopupActions()
  return (
    <footer className={styles.footer}>
      <Container>
        <Row offset="large" justify="space-between">
          <Column desktop={5}>
            <div className={styles.about}>
              <Logo name={name} />
              <p className={styles.lead}>{footer.about}</p>
              {contacts.email && (
                <p className={styles.links}>
                  <Link url={`mailto:${contacts.email}`}>{contacts.email}</Link>
                </p>
              )}
            </div>
          </Column>
          <Column tablet={6} desktop={3}>
            <nav aria-labelledby="footer-sections">
              <h2 className={styles.title} id="footer-sections">
                {footer.navTitle}
              </h2>
              <ul className={styles.links}>
                {navigation.map(({ href, label }) => (
                  <li key={href}>
                    <Link url={href}>{label}</Link>
                  </li>
                ))}
                <li>
                  <PopupLink url="/ask" dialog="popup-feedback" onOpen={openFeedback}>
                    {footer.feedback}
                  </PopupLink>
                </li>
              </ul>
            </nav>
          </Column>
          <Column tablet={6} desktop={3}>
            <nav aria-labelledby="footer-documents">
              <h2 className={styles.title} id="footer-documents">
                {footer.documentsTitle}
              </h2>
              <ul className={styles.links}>
                {documents.map(
                  (slug) =>
                    isThere(slug) && (
                      <li key={slug}>
                        <Link url={`/${slug}`}>{footer[slug]}</Link>
                      </li>
                    ),
                )}
                <li>
                  <PopupLink
                    url={isThere('cookies') ? '/cookies' : '/'}
                    dialog="popup-cookies"
                    onOpen={openCookies}
                  >
                    {footer.cookieSettings}
                  </PopupLink>
                </li>
              </ul>
            </nav>
          </Column>
        </Row>
        <div className={styles.small}>
          <p>{footer.disclaimer}</p>
          {demoNotice && <p>{demoNotice}</p>}
          <p>{fill(footer.copyright, { year })}</p>
        </div>
      </Container>
    </footer>
  )
})
