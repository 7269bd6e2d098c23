import { brotliCompressSync } from 'node:zlib'

/** The call that hands the page's data over to the start script. */
const call = 'start.startPage('

/** Scripts that run with a page, without structured data and without the call that brings the page's data. */
export function runningScripts(html: string): string[] {
  return inlineScripts(html).filter((script) => !script.startsWith(call))
}

/** The weight of the page's own data in its HTML, uncompressed, in kilobytes. */
export function dataKilobytes(html: string): number {
  const calls = inlineScripts(html).filter((script) => script.startsWith(call))
  if (calls.length !== 1) throw new Error('The page does not hand over its data once.')
  return Buffer.byteLength(calls.join('')) / 1024
}

/** The weight of a page's inline scripts when the page comes compressed, in kilobytes. */
export function inlineKilobytes(scripts: string[]): number {
  return brotliCompressSync(scripts.join('\n')).length / 1024
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script]) => script ?? '')
}
