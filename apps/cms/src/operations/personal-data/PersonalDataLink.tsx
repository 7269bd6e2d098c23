import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'

/** The link to the page of personal data, for users who may see it. */
export function PersonalDataLink({ user }: ServerProps) {
  if (!user || roleOf({ user }) !== 'admin') return null
  return (
    <NavGroup label="Посетители">
      <Link className="nav__link" href="/admin/personal-data" id="nav-personal-data" prefetch={false}>
        <span className="nav__link-label">Персональные данные</span>
      </Link>
    </NavGroup>
  )
}
