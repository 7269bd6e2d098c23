import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { ProductImport } from './ProductImport.tsx'
import { mayImport } from './product-imports.ts'

/** The page «Импорт товаров». */
export function ProductImportView(props: AdminViewServerProps) {
  return (
    <PanelPage {...props} title="Импорт товаров" isAllowed={mayImport(props.initPageResult.req.user)}>
      <ProductImport />
    </PanelPage>
  )
}
