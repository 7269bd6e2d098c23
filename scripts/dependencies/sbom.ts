import { z } from 'zod'
import { mayBeUsed } from './licences.ts'

const licenceShape = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? ''),
])

/** The parts of a bill of materials in CycloneDX 1.5 that are read. */
export const sbomShape = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z.array(licenceShape).default([]),
    }),
  ),
})

/** The product's own parts, which are under no licence. */
const ownPackages = 'pkg:npm/%40pryad/'

/** Packages whose licence is not on the list, as lines for people. */
export function refusedLicences({ components }: z.output<typeof sbomShape>): string[] {
  return components
    .filter(({ purl }) => !purl.startsWith(ownPackages))
    .map(({ name, version, licenses }) => ({ name, version, licence: licenses.join(' AND ') }))
    .filter(({ name, licence }) => !mayBeUsed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence is named'}`)
}
