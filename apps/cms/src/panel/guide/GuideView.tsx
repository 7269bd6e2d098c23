import { readFile } from 'node:fs/promises'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { PanelPage } from '../PanelPage.tsx'
import styles from './Guide.module.css'
import { guideFile, renderGuide } from './guide.ts'

/** The editors' guide as a page of the panel. */
export async function GuideView(props: AdminViewServerProps) {
  const isAllowed = roleOf(props.initPageResult.req) !== undefined
  const html = isAllowed ? renderGuide(await readFile(guideFile, 'utf8')) : ''
  return (
    <PanelPage {...props} title="Руководство редактора" isAllowed={isAllowed}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the guide is a part of this project */}
      <div className={styles.guide} dangerouslySetInnerHTML={{ __html: html }} />
    </PanelPage>
  )
}
