import { toSlug } from '@pryad/contract/slug.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

/**
 * An answer that the browser saves as a file under a Russian name (RFC 6266), and that no cache keeps; browsers that know no such names get
 * it in Latin letters.
 */
export function download(name: string, format: keyof typeof types, body: BodyInit): Response {
  const latin = `${toSlug(name)}.${format}`
  const russian = encodeURIComponent(`${name}.${format}`)
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${latin}"; filename*=UTF-8''${russian}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
