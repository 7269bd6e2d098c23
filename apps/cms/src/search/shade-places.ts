import { shadePaths } from '@pryad/contract/shade-paths.ts'
import type { Payload } from 'payload'
import { reading } from './load-entries.ts'

/** Address of each shade, by the id of its entry. Two shades of one number are told apart by their order, so all are read. */
export async function loadShadePlaces(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    ...(await reading(payload)),
    collection: 'products',
    select: { ean: true, shadeNumber: true },
    sort: '_order',
  })
  const paths = shadePaths(docs.map(({ ean, shadeNumber }) => ({ ean, number: shadeNumber })))
  return new Map(docs.map(({ id, ean }) => [`SHADE ${id}`, paths.get(ean) ?? '/shades']))
}
