import { createContext, type ReactElement, type ReactNode, use } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Section.tsx'
import strands404 from './404.webp'
import strands500 from './500.webp'
import strands503 from './503.webp'
import styles from './ErrorView.module.css'

type ErrorViewProps = {
  /** The status as a large numeral. */
  code: string
  title: string
  text: string
  /** The message of the server, e.g. the missing path. */
  message: ReactNode
  links: { label: string; url: string; reload?: boolean }[]
  /** Other ways to go on, before the links. */
  children?: ReactNode
  /** More of them, after the links. */
  more?: ReactElement
}

/** Tells that a page is missing or broken, and where to go from here. */
export function ErrorView({ code, title, text, message, links, children, more }: ErrorViewProps) {
  return (
    <Container>
      <div className={styles.view}>
        <Numeral code={code} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
          <div className={styles.links}>
            {links.map(({ label, ...link }, index) => (
              <ButtonLink key={label} {...link} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {more}
          <p className={styles.message}>{message}</p>
        </div>
      </div>
    </Container>
  )
}

/** Drawn by `tools/pictures/src/numerals`; files of the site itself, there also while the API is away. */
const drawn: Record<string, string> = { '404': strands404, '500': strands500, '503': strands503 }

/** A status as a large numeral of strands, or in type if there is no drawing of it. The heading beside it says what it means. */
function Numeral({ code }: { code: string }) {
  const strands = drawn[code]
  return (
    <div className={styles.numeral} aria-hidden="true">
      {strands ? (
        <img className={styles.strands} src={strands} alt="" width={920} height={428} />
      ) : (
        <p className={styles.type}>{code}</p>
      )}
    </div>
  )
}

/** Number of the request that this page answers; the server alone knows it. */
export const RequestIdContext = createContext<string | null>(null)

/** A text with the request's id. The browser keeps the server's text, and renders none if the server did not render the page. */
export function RequestId({ format }: { format: (id: string) => string }) {
  const id = use(RequestIdContext)
  return <span suppressHydrationWarning>{id === null ? '' : format(id)}</span>
}
