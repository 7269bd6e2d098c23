import { Link } from '../Link/Link.tsx'

type InlineLinksProps = { text: string; newTab?: boolean }

/** A text whose links are written as in Markdown, e.g. «даю [согласие](/consent)». */
export function InlineLinks({ text, newTab = false }: InlineLinksProps) {
  const parts = text.split(/(\[[^\]]+\]\([^)\s]+\))/)
  return parts.map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part)
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text never change places
    return link?.[1] && link[2] ? (
      <Link key={index} url={link[2]} newTab={newTab}>
        {link[1]}
      </Link>
    ) : (
      <span key={index}>{part}</span>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a text never change places
  })
}
