import type { PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { productFieldNames } from '../product-fields.ts'
import { toProductData, type Values, withEmpty } from './columns.ts'
import { ImportError } from './feed.ts'
import { type Known, type KnownProduct, loadKnown } from './known-products.ts'
import {
  isUntouched,
  readSteps,
  type State,
  type Step,
  storeOrRefuse,
  updateProduct,
} from './store-product.ts'

/** The result of undoing an import. */
export type UndoReport = {
  /** Products that have their former texts and links again. */
  restored: number
  /** Added products that lie in the trash now. */
  removed: number
  /** Titles of products that were changed since: they are left as they are. */
  left: string[]
}

/**
 * Undoes an import, all of it or nothing: known products get their former values back, added ones go to the trash. Products that were
 * changed or deleted since are left alone and named in the report.
 * @throws {ImportError} when it was undone before, or a rule that is younger than the import refuses a former text.
 */
export async function undoImport(req: PayloadRequest, id: number): Promise<UndoReport> {
  return inTransaction(req, async (own) => {
    const { payload } = own
    const find = {
      collection: 'product-imports',
      req: own,
      disableErrors: true,
      showHiddenFields: true,
    } as const
    const stored = Number.isSafeInteger(id) ? await payload.findByID({ ...find, id }) : null
    if (!stored) throw new ImportError('Этого импорта больше нет. Обновите страницу.', { status: 409 })
    if (stored.undoneAt) throw new ImportError('Этот импорт уже отменён. Обновите страницу.', { status: 409 })
    const known = await loadKnown(own)
    const products = new Map([...known.products.values()].map((product) => [product.id, product]))
    /** One moment for all products: by it the next import knows those that are in the trash for this reason alone. */
    const undoneAt = new Date().toISOString()
    const report: UndoReport = { restored: 0, removed: 0, left: [] }
    for (const step of readSteps(stored.steps)) {
      const product = products.get(step.product)
      if (!product || product.obstacle || !isUntouched(product, step)) {
        report.left.push(titleOf(product, step))
      } else if (step.before) {
        const { before } = step
        await storeOrRefuse(`«${titleOf(product, step)}»`, () =>
          restore(own, product, { ...step, before }, known),
        )
        report.restored += 1
      } else {
        await payload.update({
          collection: 'products',
          id: product.id,
          data: { deletedAt: undoneAt },
          req: own,
          overrideAccess: false,
          depth: 0,
        })
        report.removed += 1
      }
    }
    await payload.update({ collection: 'product-imports', id, data: { undoneAt }, req: own, depth: 0 })
    await writeAuditEntry(own, {
      action: 'productImportUndone',
      place: 'products',
      documentTitle: stored.fileName,
      details: `Возвращено: ${report.restored}\nВ корзине: ${report.removed}\nОставлено: ${report.left.length}`,
    })
    return report
  })
}

function titleOf(product: KnownProduct | undefined, { product: id, after }: Step): string {
  return String(product?.values.title ?? after.values.title ?? `№ ${id}`)
}

async function restore(
  req: PayloadRequest,
  product: KnownProduct,
  { before, after }: Step & { before: State },
  known: Known,
): Promise<void> {
  const { id, isPublished } = product
  const changed = productFieldNames.filter((name) => name in after.values)
  const values: Values = { ...product.values, ...before.values }
  for (const name of changed) if (!(name in before.values)) delete values[name]
  const data = toProductData(values, before.links, known.tags)
  const lacking = changed.filter((name) => values[name] === undefined)
  await updateProduct(req, id, withEmpty(data, lacking), isPublished)
}
