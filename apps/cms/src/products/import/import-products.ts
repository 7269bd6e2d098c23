import { createHash } from 'node:crypto'
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import { type ProductData, toProductData, withEmpty } from './columns.ts'
import { type Feed, ImportError } from './feed.ts'
import { type Known, loadKnown } from './known-products.ts'
import { type ChangedProduct, type NewProduct, type Outcome, planImport } from './plan-import.ts'
import { type Step, storeOrRefuse, toStep, updateProduct } from './store-product.ts'

export type Plan = {
  outcomes: Outcome[]
  /** Differs as soon as the import would do anything else than this. */
  fingerprint: string
}

const planHasChanged =
  'Пока вы смотрели, товары изменились. Проверьте файл ещё раз: покажем, что будет теперь.'

type ImportOptions = {
  /** Columns that may change known products. */
  changeable: ReadonlySet<ProductFieldName>
  /** Fingerprint of the plan that the editor has seen. */
  fingerprint: string
  /** Whether new products that lack nothing are published at once; else they are drafts. */
  publishesNew: boolean
  fileName: string
}

/** Plans an import of the file. Changes nothing. */
export async function checkImport(
  req: PayloadRequest,
  feed: Feed,
  changeable: ReadonlySet<ProductFieldName>,
): Promise<Plan> {
  return toPlan(planImport(feed, await loadKnown(req), changeable))
}

/**
 * Imports the file as planned, all of it or nothing, and stores how to undo it.
 * @throws {ImportError} when the plan has changed meanwhile, or a product could not be stored.
 */
export async function importProducts(req: PayloadRequest, feed: Feed, options: ImportOptions): Promise<Plan> {
  return inTransaction(req, async (own) => {
    const known = await loadKnown(own)
    const plan = toPlan(planImport(feed, known, options.changeable))
    if (plan.fingerprint !== options.fingerprint) throw new ImportError(planHasChanged, { status: 409 })
    const steps: Step[] = []
    for (const outcome of plan.outcomes) {
      if (outcome.kind === 'new' || outcome.kind === 'changed') {
        const stored = await storeOrRefuse(`${outcome.place}, «${outcome.title}»`, () =>
          store(own, outcome, known, options.publishesNew),
        )
        steps.push(toStep(stored, outcome))
      }
    }
    await rememberImport(own, options.fileName, steps)
    await writeAuditEntry(own, {
      action: 'productsImported',
      place: 'products',
      documentTitle: options.fileName,
      details: describe(plan.outcomes),
    })
    return plan
  })
}

async function store(
  req: PayloadRequest,
  outcome: NewProduct | ChangedProduct,
  known: Known,
  publishesNew: boolean,
): Promise<number> {
  const data = toProductData(outcome.values, outcome.links, known.tags)
  if (outcome.kind === 'changed') return updateProduct(req, outcome.id, data, outcome.isPublished)
  if (outcome.trashedId !== undefined) {
    await takeFromTrash(req, outcome.trashedId)
    const lacking = productFieldNames.filter((name) => outcome.values[name] === undefined)
    return updateProduct(
      req,
      outcome.trashedId,
      withEmpty(data, lacking),
      publishesNew && isComplete(outcome, data),
    )
  }
  const common = { collection: 'products', req, overrideAccess: false, depth: 0 } as const
  const { id } =
    publishesNew && isComplete(outcome, data)
      ? await req.payload.create({ ...common, data: { ...data, _status: 'published' } })
      : await req.payload.create({ ...common, draft: true, data: { ...data, _status: 'draft' } })
  return id
}

/** A product comes back as a draft, which may lack anything. */
async function takeFromTrash(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.update({
    collection: 'products',
    id,
    req,
    overrideAccess: false,
    depth: 0,
    trash: true,
    data: { deletedAt: null, _status: 'draft' },
  })
}

async function rememberImport(req: PayloadRequest, fileName: string, steps: Step[]): Promise<void> {
  const added = steps.filter(({ before }) => !before).length
  await req.payload.create({
    collection: 'product-imports',
    req,
    depth: 0,
    data: {
      fileName,
      personName: req.user?.name ?? 'Система',
      added,
      changed: steps.length - added,
      steps,
    },
  })
}

function isComplete(
  { missing }: NewProduct,
  _data: ProductData,
): _data is RequiredDataFromCollectionSlug<'products'> {
  return missing.length === 0
}

function toPlan(outcomes: Outcome[]): Plan {
  const fingerprint = createHash('sha256').update(JSON.stringify(outcomes)).digest('base64url')
  return { outcomes, fingerprint }
}

function describe(outcomes: Outcome[]): string {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return [
    `Новых: ${count('new')}`,
    `Изменено: ${count('changed')}`,
    `Без изменений: ${count('same')}`,
    `Не принято: ${count('rejected')}`,
  ].join('\n')
}
