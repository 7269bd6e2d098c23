import { splitStyles } from './split-styles.ts'

/** What a class or an animation of a component ends with: the hash of its style sheet, as vite.config.ts has them written. */
const hashInRule = /(?:\.|@keyframes )[\w-]+?_([\w-]{6})(?![\w-])/g
const hashInPage = /_([\w-]{6})(?=[ "])/g

/** The rules that a rendered page needs, as the whole style sheet has them in their order. */
export type PageStyles = (page: Buffer) => string

/**
 * Finds the rules that a page needs among those of `sheet`, minified: the rules of all components that a class in the page belongs to, and those
 * that belong to no component.
 */
export function createPageStyles(sheet: string): PageStyles {
  const rules = splitStyles(sheet).map((css) => ({ css, hashes: hashesIn(css, hashInRule) }))
  return (page) => {
    const used = hashesIn(page.toString('latin1'), hashInPage)
    return rules
      .filter(({ hashes }) => hashes.size === 0 || !hashes.isDisjointFrom(used))
      .map(({ css }) => css)
      .join('')
  }
}

function hashesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, hash = '']) => hash))
}
