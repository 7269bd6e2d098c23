import { z } from 'zod'

/** Licences under which a package may be part of the product: they require no more than attribution. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

/** Packages under other licences that may be used, with the reason. */
const exceptions: { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own that sharp loads when it runs; unchanged, and replaceable by another build',
  },
  {
    name: /^(?:busboy|streamsearch)$/,
    licence: '',
    reason: 'MIT; their package.json says so in an old form that the lockfile does not take over',
  },
]

/**
 * Whether a package may be used under its licence: a name or an expression of SPDX such as `(MPL-2.0 OR Apache-2.0)`, in which
 * one of the alternatives is enough and all that is joined by AND is needed.
 */
export function mayBeUsed(name: string, licence: string): boolean {
  const isAllowed = licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((one) => allowed.has(one.trim())))
  return isAllowed || exceptions.some((one) => one.name.test(name) && one.licence === licence)
}

const licenceShape = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? ''),
])

/** The fields of a bill of materials (CycloneDX 1.5) that are used. */
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

/** Prefix of the product's own packages, which have no licence. */
const ownPackages = 'pkg:npm/%40pryad/'

/** Packages whose licence is not allowed, as lines for people. */
export function refusedLicences({ components }: z.output<typeof sbomShape>): string[] {
  return components
    .filter(({ purl }) => !purl.startsWith(ownPackages))
    .map(({ name, version, licenses }) => ({ name, version, licence: licenses.join(' AND ') }))
    .filter(({ name, licence }) => !mayBeUsed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence is named'}`)
}
