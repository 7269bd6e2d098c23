import { Link } from '../Link/Link.tsx'

type InlineLinksProps = { text: string; newTab?: boolean }

/** A text whose links are written as in Markdown, e.g. «даю [согласие](/consent)». */
export function InlineLinks({ text, newTab = false }: InlineLinksProps) {
  const parts = text.split(/(\[[^\]]+\]\([^)\s]+\))/)
  return parts.map((part) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part)
    return link?.[1] && link[2] ? (
      <Link key={part} url={link[2]} newTab={newTab}>
        {link[1]}
      </Link>
    ) : (
      part
    )
  })
}
