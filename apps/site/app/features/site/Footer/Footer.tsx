import { memo } from 'react'
import { fill } from '../../../texts/fill.ts'
import { Column } from '../../../ui/Column/Column.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Row } from '../../../ui/Row/Row.tsx'
import { PopupLink } from '../../popups/PopupLink/PopupLink.tsx'
import { usePopupActions } from '../../popups/use-popup-actions.ts'
import { Logo } from '../Logo/Logo.tsx'
import { useSite } from '../use-site.ts'
import styles from './Footer.module.css'

/** The foot of every page: sections, documents, the warning every dyeing text needs. */
export const Footer = memo(function Footer() {
  const { name, navigation, texts, demoNotice, year } = useSite()
  const { footer } = texts
  const { openCookies, openFeedback } = usePopupActions()
  return (
    <footer className={`farAway ${styles.footer}`}>
      <Container>
        <Row offset="large" justify="space-between">
          <Column desktop={5}>
            <div className={styles.about}>
              <Logo name={name} />
              <p className={styles.lead}>{footer.about}</p>
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
                <li>
                  <Link url="/privacy">{footer.privacy}</Link>
                </li>
                <li>
                  <Link url="/cookies">{footer.cookies}</Link>
                </li>
                <li>
                  <Link url="/consent">{footer.consent}</Link>
                </li>
                <li>
                  <PopupLink url="/cookies" dialog="popup-cookies" onOpen={openCookies}>
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
