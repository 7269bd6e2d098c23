import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { loadReport, maySeeStatistics } from './load-report.ts'
import styles from './Missing.module.css'
import { commonPeriods, type Period, readPeriod, sayPeriod } from './period.ts'
import { SectionTable } from './SectionTable.tsx'

/** The page «Чего не хватает»: searches, clicks and answers of visitors in a week or another period. */
export function MissingView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const period = readPeriod(props.searchParams ?? {})
  const isAllowed = maySeeStatistics(req.user)
  return (
    <PanelPage {...props} title="Чего не хватает" isAllowed={isAllowed}>
      {isAllowed && <Report req={req} period={period} />}
    </PanelPage>
  )
}

async function Report({ req, period }: { req: PayloadRequest; period: Period }) {
  const [sections, { counting }] = await Promise.all([
    loadReport(req, period),
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, select: { counting: true }, req }),
  ])
  const isEmpty = sections.every(({ rows, rare }) => rows.length === 0 && !rare)
  return (
    <>
      <p className={styles.intro}>
        Суммы по дням, без куки, адресов и чего-либо о посетителе. Запрос виден, когда его набрали не меньше
        трёх раз за выбранные дни. Через 400 дней суммы стираются.
      </p>
      {counting?.isOn === false && (
        <p className={styles.off} role="status">
          Счётчики выключены: сайт ничего не считает. Включает их администратор в{' '}
          <a href="/admin/globals/site-settings">настройках сайта</a>, на вкладке «Сервисы».
        </p>
      )}
      <PeriodChoice period={period} />
      <h2 className={styles.period}>{sayPeriod(period)}</h2>
      {isEmpty ? (
        <p>Пока считать нечего. Загляните, когда на сайте побывают посетители, или выберите другие дни.</p>
      ) : (
        <>
          <p>
            <a href={`/api/statistics?${new URLSearchParams(period)}`} download>
              Скачать таблицей (CSV)
            </a>
          </p>
          {sections.map((section) => (
            <SectionTable key={section.id} section={section} />
          ))}
        </>
      )}
    </>
  )
}

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
