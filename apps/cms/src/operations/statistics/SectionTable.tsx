import { plural } from '../../panel/plural.ts'
import styles from './Missing.module.css'
import type { Row, Section } from './report.ts'

/** The table shows this many rows; a button shows the rest. */
const seenAtOnce = 20

/** One table, with the actions for each row. */
export function SectionTable({ section }: { section: Section }) {
  const { id, title, note, rows, rare = 0 } = section
  const rest = rows.slice(seenAtOnce)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.note}>{note}</p>
      {rows.length === 0 ? (
        <p>За эти дни — ничего.</p>
      ) : (
        <Table section={section} rows={rows.slice(0, seenAtOnce)} />
      )}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>
            Ещё {rest.length} {plural(rest.length, ['строка', 'строки', 'строк'])}
          </summary>
          <Table section={section} rows={rest} />
        </details>
      )}
      {rare > 0 && (
        <p className={styles.note}>
          Ещё {rare} {plural(rare, ['запрос набрали', 'запроса набрали', 'запросов набрали'])} реже трёх раз:
          такие запросы не показаны.
        </p>
      )}
    </section>
  )
}

function Table({ section: { subject, measures, title }, rows }: { section: Section; rows: Row[] }) {
  const hasActions = rows.some(({ actions }) => actions)
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {measure}
            </th>
          ))}
          {hasActions && <th scope="col">Что сделать</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.subject} ${row.values.join()}`}>
            <th scope="row">{row.href ? <a href={row.href}>{row.subject}</a> : row.subject}</th>
            {measures.map((measure, index) => (
              <td key={measure} data-label={measure}>
                {row.values[index]}
              </td>
            ))}
            {hasActions && (
              <td className={styles.actions}>
                {row.actions?.map(({ label, href, isElsewhere }) => (
                  <a
                    key={label}
                    href={href}
                    aria-label={`${label}: ${row.subject}`}
                    {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
                  >
                    {label}
                  </a>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
