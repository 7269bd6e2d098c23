import { shadePaths } from '@pryad/contract/paths.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { getShades } from './get-shades.server.ts'

/** Addresses of all shades, by barcode; undefined when the API is away. */
export async function getShadePaths(siteRequest: SiteRequest): Promise<Map<string, string> | undefined> {
  const { productsPackageProducts: found } = await getShades(siteRequest)
  return found && pathsOf(found.data)
}

/** Addresses of the shades of a whole palette, by barcode. */
export function pathsOf(palette: { ean: string; shadeNumber: string }[]): Map<string, string> {
  return shadePaths(palette.map(({ ean, shadeNumber }) => ({ ean, number: shadeNumber })))
}
