import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'
import { PanelPage } from '../panel/PanelPage.tsx'
import { PersonalDataForm } from './PersonalDataForm.tsx'

/** The page on which an administrator answers a visitor who wants their data, or wants to be forgotten. */
export function PersonalDataView(props: AdminViewServerProps) {
  return (
    <PanelPage {...props} title="Персональные данные" isAllowed={hasRole(props.initPageResult.req, 'admin')}>
      <PersonalDataForm />
    </PanelPage>
  )
}
