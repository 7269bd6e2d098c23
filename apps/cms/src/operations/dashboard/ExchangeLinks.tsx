import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { mayImport } from '../../products/import/may-import.ts'

/** Ways to bring content in and to take it out, below the collections. */
export async function ExchangeLinks({ user, payload }: ServerProps) {
  if (!user || !payload) return null
  return (
    <NavGroup label="Обмен">
      {mayImport(user) && (
        <Link className="nav__link" href="/admin/product-import" id="nav-product-import" prefetch={false}>
          <span className="nav__link-label">Импорт товаров</span>
        </Link>
      )}
      <Link className="nav__link" href="/admin/export" id="nav-export" prefetch={false}>
        <span className="nav__link-label">Выгрузка</span>
      </Link>
    </NavGroup>
  )
}
