import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import styles from '../PanelPage.module.css'
import { PanelPage } from '../PanelPage.tsx'
import { loadScheduled } from './load-scheduled.ts'

const actions = { publish: 'Опубликовать', unpublish: 'Снять с публикации' } as const

/** The page «По расписанию»: everything that will appear on the site, or leave it, by itself. */
export async function ScheduledView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const isAllowed = hasRole(req, 'editor', 'admin')
  const planned = isAllowed ? await loadScheduled(req) : []
  return (
    <PanelPage {...props} title="По расписанию" isAllowed={isAllowed}>
      {planned.length === 0 ? (
        <p>
          Ничего не запланировано. Время назначают в самом материале: стрелка рядом с кнопкой «Опубликовать».
        </p>
      ) : (
        <>
          <p>
            Чтобы отменить или перенести, откройте материал и нажмите стрелку рядом с кнопкой «Опубликовать».
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Когда</th>
                <th scope="col">Что произойдёт</th>
                <th scope="col">Раздел</th>
                <th scope="col">Материал</th>
              </tr>
            </thead>
            <tbody>
              {planned.map(({ id, when, action, kind, title, href }) => (
                <tr key={id}>
                  <td>{when}</td>
                  <td>{actions[action]}</td>
                  <td>{kind}</td>
                  <td>
                    {href ? (
                      <Link href={href} prefetch={false}>
                        {title}
                      </Link>
                    ) : (
                      title
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PanelPage>
  )
}
