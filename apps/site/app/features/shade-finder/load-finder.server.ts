import { readShades } from '@pryad/colour/shades/read-shades.ts'
import {
  type GetFinderShadesQuery,
  getFinderPagesOperation,
  getFinderShadesOperation,
} from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { typograph } from '#app/lib/text/typography.ts'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import { getFinderTexts } from '../finder-texts/get-finder-texts.server.ts'
import { pathsOf } from '../products/get-shade-paths.server.ts'
import { toShops } from '../products/shops.ts'
import type { FinderData, FinderShade, FormView, LinkedPage } from './finder-view.ts'
import { finderDataVersion } from './finder-view.ts'
import { toForm } from './form/to-form.server.ts'
import { finderTexts } from './typeset-texts.server.ts'

type Product = GetFinderShadesQuery['productsPackageProducts']['data'][number]

type LoadedFinder = {
  data: FinderData
  form: FormView
  /** The page's own texts as they were typed, without signs that are not seen. */
  typed: PageTexts
}

/** The data that the finder works with, and the form that asks; null when the palette cannot be loaded. */
export async function loadFinder(siteRequest: SiteRequest): Promise<LoadedFinder | null> {
  const { api, log, strandUrl } = siteRequest
  const [{ productsPackageProducts: found }, { articles, video }, texts] = await Promise.all([
    api.query(getFinderShadesOperation, {}),
    api.query(getFinderPagesOperation, {}),
    getFinderTexts(siteRequest),
  ])
  if (!found) return null
  const paths = pathsOf(found.data)
  const pathOf = ({ ean }: Product) => paths.get(ean) ?? '/shades'
  const shades: FinderShade[] = []
  const notOffered: string[] = []
  for (const product of found.data) {
    const shade = toFinderShade(product, pathOf(product), (error) =>
      log.warn({ err: error, ean: product.ean }, 'the shade finder cannot read a product'),
    )
    if (shade) shades.push(shade)
    else notOffered.push(product.shadeNumber)
  }
  const pages = { articles: toPages(articles?.data), lessons: toPages(video?.data) }
  return {
    data: { version: finderDataVersion, shades, ...finderTexts(texts, pages) },
    form: toForm({ texts, shades, notOffered, articles: pages.articles, strandUrl }),
    typed: texts.page,
  }
}

/** A product with its facts; null when they are missing or do not make sense. */
function toFinderShade(product: Product, path: string, tell: (error: unknown) => void): FinderShade | null {
  const { ean, shadeNumber, level, tone, greyCoverage, hex, finder } = product
  if (!finder) return null
  const known = { ean, shadeNumber, level, tone, greyCoverage }
  const { mixtureMl, isDilutable, ...facts } = finder
  try {
    const [shade] = readShades(
      [{ ...known, hex }],
      [{ ...known, ...facts, pack: { mixtureMl }, dilution: isDilutable ? {} : null }],
    )
    if (!shade) return null
    return {
      ...shade,
      title: product.title,
      number: typograph(shadeNumber),
      name: typograph(product.shadeName),
      group: typograph(`${product.group} «${product.series}»`),
      path,
      hasShops: toShops([product]).length > 0,
    }
  } catch (error) {
    tell(error)
    return null
  }
}

function toPages(found: { slug: string; href: string; title: string }[] = []): LinkedPage[] {
  return found.map(({ slug, href, title }) => ({ slug, title: typograph(title), url: href }))
}
