import { brotliCompressSync } from 'node:zlib'

/** What browsers do not run: what search engines read, and the page's modules, their context and data, text until they are woken. */
const sleeping = /type="(?:application\/ld\+json|text\/x-(?:module|context|data))"/

/** Scripts that run with a page. */
export function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !sleeping.test(attributes))
    .map(([, , script]) => script ?? '')
}

/** What scripts of a page weigh in it when it comes compressed, in kilobytes. */
export function inlineKilobytes(scripts: string[]): number {
  return brotliCompressSync(scripts.join('\n')).length / 1024
}
