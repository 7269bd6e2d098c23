import strands404 from './404.webp'
import strands500 from './500.webp'
import strands503 from './503.webp'
import styles from './Numeral.module.css'

/** Drawn by `tools/pictures/src/numerals`; files of the site itself, there also while the API is away. */
const drawn: Record<string, string> = { '404': strands404, '500': strands500, '503': strands503 }

/** A status as a large numeral of strands, or in type if there is no drawing of it. The heading beside it says what it means. */
export function Numeral({ code }: { code: string }) {
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
