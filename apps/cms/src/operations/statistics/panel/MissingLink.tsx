import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { maySeeStatistics } from '../may-see-statistics.ts'

/** The link to «Чего не хватает», for users who may see it. */
export function MissingLink({ user }: ServerProps) {
  if (!user || !maySeeStatistics(user)) return null
  return (
    <NavGroup label="Статистика">
      <Link className="nav__link" href="/admin/missing" id="nav-missing" prefetch={false}>
        <span className="nav__link-label">Чего не хватает</span>
      </Link>
    </NavGroup>
  )
}
