import { brotliCompressSync } from 'node:zlib'

/** Scripts that run with a page; its data and its modules are text until they are woken. */
export function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}

/** What scripts of a page weigh in it when it comes compressed, in kilobytes. */
export function inlineKilobytes(scripts: string[]): number {
  return brotliCompressSync(scripts.join('\n')).length / 1024
}
