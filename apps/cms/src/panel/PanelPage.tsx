import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './PanelPage.module.css'

type PanelPageProps = AdminViewServerProps & {
  title: string
  /** Whether the role of the user has rights to this page. */
  isAllowed: boolean
  children: ReactNode
}

/** A page of ours within the frame of the panel. Visitors without a session are redirected to the sign-in form, and back afterwards. */
export function PanelPage({
  title,
  isAllowed,
  children,
  initPageResult,
  params,
  searchParams,
}: PanelPageProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(req.pathname)}`)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={styles.page}>
        <h1>{title}</h1>
        {isAllowed ? children : <p>Этот раздел вам не нужен: у вашей роли нет на него прав.</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
