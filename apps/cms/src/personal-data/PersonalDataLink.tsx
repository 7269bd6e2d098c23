import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'

/** The way to the page of personal data, for those it is open to. */
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
