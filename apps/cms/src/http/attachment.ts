import { toSlug } from '@pryad/contract/slug.ts'

/** The header of a file to be saved under a Russian name (RFC 6266); browsers that know no such names get it in Latin letters. */
export function attachment(name: string, extension: string): { 'content-disposition': string } {
  const latin = `${toSlug(name)}.${extension}`
  const russian = encodeURIComponent(`${name}.${extension}`)
  return { 'content-disposition': `attachment; filename="${latin}"; filename*=UTF-8''${russian}` }
}
