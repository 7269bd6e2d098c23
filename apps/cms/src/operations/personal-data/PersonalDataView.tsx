import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { PersonalDataForm } from './PersonalDataForm.tsx'

/** The page on which an administrator exports or erases the data of a visitor at their request. */
export function PersonalDataView(props: AdminViewServerProps) {
  return (
    <PanelPage {...props} title="Персональные данные" isAllowed={hasRole(props.initPageResult.req, 'admin')}>
      <PersonalDataForm />
    </PanelPage>
  )
}
