import { shadePaths } from '@pryad/contract/shade-paths.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { getShades } from './get-shades.server.ts'

/** Addresses of all shades; undefined when the API is away. */
export async function getShadePaths(siteRequest: SiteRequest): Promise<string[] | undefined> {
  const { productsPackageProducts: found } = await getShades(siteRequest)
  if (!found) return undefined
  const paths = shadePaths(found.data.map(({ ean, shadeNumber }) => ({ ean, number: shadeNumber })))
  return [...paths.values()]
}
