import { brotliCompressSync } from 'node:zlib'

/** Scripts that run with a page. Its own data for React is left out: text that nothing reads before the others are awake. */
export function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => script ?? '')
    .filter((script) => !script.includes('__reactRouterContext'))
}

/** What scripts of a page weigh in it when it comes compressed, in kilobytes. */
export function inlineKilobytes(scripts: string[]): number {
  return brotliCompressSync(scripts.join('\n')).length / 1024
}
