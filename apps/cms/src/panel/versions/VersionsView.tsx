import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps } from 'payload'
import styles from '../PanelPage.module.css'
import { loadVersions } from './load-versions.ts'
import { VersionLink } from './VersionLink.tsx'

/** The tab «Версии» of a document, and the list of versions to compare with: when, by whom and in which state each was saved. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { hasPublishedDoc, initPageResult, routeSegments, versions: drawer } = props
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n, payload } = req
  const versions = await loadVersions(req, { collectionConfig, docID, globalConfig, hasPublishedDoc })
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={typeof plural === 'function' ? plural({ i18n, t: i18n.t }) : plural}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={i18n.t('version:versions')}
      />
      <Gutter className={styles.page}>
        {versions.length === 0 ? (
          <p>Версий ещё нет.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Когда</th>
                <th scope="col">Кто</th>
                <th scope="col">Состояние</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ id, savedAt, writer, state }) => (
                <tr key={id}>
                  <td>
                    <VersionLink id={id} isComparedWith={drawer?.useVersionDrawerCreatedAtCell}>
                      {formatDate({ date: savedAt, i18n, pattern: payload.config.admin.dateFormat })}
                    </VersionLink>
                  </td>
                  <td>{writer ?? '—'}</td>
                  <td>{i18n.t(state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </main>
  )
}
