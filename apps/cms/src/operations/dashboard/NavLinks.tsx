import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { listPanelLinks } from './dashboard.ts'

/** The pages that are not among the collections, below those in the menu. */
export function NavLinks({ user }: ServerProps) {
  if (!user) return null
  return [...Map.groupBy(listPanelLinks(user), ({ heading }) => heading)].map(([heading, links]) => (
    <NavGroup key={heading} label={heading}>
      {links.map(({ label, href }) => (
        <Link key={href} className="nav__link" href={href} prefetch={false}>
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </NavGroup>
  ))
}
