import { brotliCompressSync } from 'node:zlib'

/** Scripts that browsers do not run: structured data, and the page's modules, their context and data, which are text until they are woken. */
const sleeping = /type="(?:application\/ld\+json|text\/x-(?:module|context|data))"/

/** Scripts that run with a page. */
export function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !sleeping.test(attributes))
    .map(([, , script]) => script ?? '')
}

/** The weight of a page's inline scripts when the page comes compressed, in kilobytes. */
export function inlineKilobytes(scripts: string[]): number {
  return brotliCompressSync(scripts.join('\n')).length / 1024
}
