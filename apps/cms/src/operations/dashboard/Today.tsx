import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { environment } from '../../environment.ts'
import { listPanelLinks } from './dashboard.ts'
import { loadFirstSteps } from './first-steps.ts'
import styles from './Today.module.css'
import { loadTiles } from './tiles.ts'
import { calendarHint, diskWarning, mailWarning } from './warnings.ts'

const guide = { label: 'Руководство редактора', href: '/admin/guide' }

/** The first thing on the panel's first page: the work that waits. */
export async function Today({ req }: WidgetServerProps) {
  const [tiles, firstSteps, hint, ...warnings] = await Promise.all([
    loadTiles(req),
    loadFirstSteps(req),
    calendarHint(req),
    diskWarning(req),
    mailWarning(req),
  ])
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">Что ждёт вас</h2>
      {warnings.filter(Boolean).map((warning) => (
        <p key={warning} className={styles.warning} role="alert">
          {warning}
        </p>
      ))}
      {firstSteps && (
        <div className={styles.first}>
          <h3 id="first-steps">Что нужно новому сайту</h3>
          <ol aria-labelledby="first-steps">
            {firstSteps.map(({ label, href, isDone }) => (
              <li key={label}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>{' '}
                <span className={styles.state} data-done={isDone || undefined}>
                  {isDone ? '✓ сделано' : 'не сделано'}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <ul className={styles.tiles}>
        {tiles.map(({ key, count, label, href, isUrgent }) => (
          <li key={key}>
            <Link className={styles.tile} href={href} data-urgent={isUrgent || undefined} prefetch={false}>
              <strong className={styles.count}>{count}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      {hint && (
        <p className={styles.hint}>
          {hint}{' '}
          <Link href="/admin/collections/calendar-days" prefetch={false}>
            Открыть календарь
          </Link>
        </p>
      )}
      <ul className={styles.ways} aria-label="Другие страницы">
        <li>
          <a href={environment.siteUrl} target="_blank" rel="noreferrer">
            Открыть сайт
          </a>
        </li>
        {[guide, ...listPanelLinks(req.user)].map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
