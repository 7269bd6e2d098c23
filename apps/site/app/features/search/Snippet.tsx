import styles from './Snippet.module.css'
import type { FoundView } from './search-content.server.ts'

/** An excerpt of a found document, with the words of the query marked. */
export function Snippet({ pieces }: { pieces: FoundView['snippet'] }) {
  return pieces.map(({ text, isMarked }, index) => {
    const Piece = isMarked ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change places
      <Piece className={isMarked ? styles.mark : undefined} key={index}>
        {text}
      </Piece>
    )
  })
}
