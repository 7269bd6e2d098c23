import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../../panel/PanelPage.tsx'
import { mayImport } from '../may-import.ts'
import { ProductImport } from './ProductImport.tsx'

/** The page «Импорт товаров». */
export function ProductImportView(props: AdminViewServerProps) {
  return (
    <PanelPage {...props} title="Импорт товаров" isAllowed={mayImport(props.initPageResult.req.user)}>
      <ProductImport />
    </PanelPage>
  )
}
