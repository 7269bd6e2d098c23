import { commonPeriods, type Period } from '../period.ts'
import styles from './Missing.module.css'

/** Chooses the days that are shown: by a link, or by a form that needs no scripts. */
export function PeriodChoice({ period }: { period: Period }) {
  return (
    <div className={styles.choice}>
      <nav aria-label="Период">
        <ul className={styles.periods}>
          {commonPeriods().map(({ label, from, to }) => (
            <li key={label}>
              <a
                className={styles.link}
                href={`/admin/missing?${new URLSearchParams({ from, to })}`}
                aria-current={from === period.from && to === period.to ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.dates} action="/admin/missing">
        <label>
          с <input type="date" name="from" defaultValue={period.from} required />
        </label>
        <label>
          по <input type="date" name="to" defaultValue={period.to} required />
        </label>
        <button type="submit" className={styles.show}>
          Показать
        </button>
      </form>
    </div>
  )
}
