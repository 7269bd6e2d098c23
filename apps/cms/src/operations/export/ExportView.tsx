import type { AdminViewServerProps } from 'payload'
import styles from '../../panel/PanelPage.module.css'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { listExportable } from './endpoint.ts'

/** The page «Выгрузка»: everything a user may export from the cms, as tables and as data. */
export function ExportView(props: AdminViewServerProps) {
  const exportables = listExportable(props.initPageResult.req)
  return (
    <PanelPage {...props} title="Выгрузка" isAllowed={exportables.length > 0}>
      <p>
        CSV открывается в Excel двойным щелчком. JSON хранит всё до последнего поля и нужен для переноса в
        другую систему. Корзина и черновики тоже здесь: если у опубликованного есть новые правки, оно идёт
        двумя строками с одним номером, сначала как на сайте, потом черновиком. В таблице оттенков корзины
        нет: её можно поправить и загрузить обратно. Каждая выгрузка отмечается в журнале; персональные данные
        посетителей получают только те, кто видит их в панели.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Раздел</th>
            <th scope="col">Таблица</th>
            <th scope="col">Данные</th>
          </tr>
        </thead>
        <tbody>
          {exportables.map(({ slug, label }) => (
            <tr key={slug}>
              <th scope="row">{label}</th>
              {['csv', 'json'].map((format) => (
                <td key={format}>
                  <a
                    href={`/api/export/${slug}?format=${format}`}
                    download
                    aria-label={`${label}, ${format.toUpperCase()}`}
                  >
                    {format.toUpperCase()}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PanelPage>
  )
}
