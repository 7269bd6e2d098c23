import { splitStyles } from './split-styles.ts'

/** The hash at the end of a component's class or animation, as vite.config.ts has them written. */
const hashInRule = /(?:\.|@keyframes )[\w-]+?_([\w-]{6})(?![\w-])/g
const hashInPage = /_([\w-]{6})(?=[ "])/g

/** Returns the rules that a rendered page needs, in the order of the whole style sheet. */
export type StylesOfPage = (page: Buffer) => string

/**
 * Finds the rules that a page needs among those of `sheet`, minified: the rules of all components that a class in the page belongs to, and those
 * that belong to no component.
 * @throws when no rule belongs to a component, or when a block holds rules of components and others.
 */
export function createStylesOfPage(sheet: string): StylesOfPage {
  const rules = splitStyles(sheet).map((css) => ({ css, hashes: hashesIn(css, hashInRule) }))
  if (rules.every(({ hashes }) => hashes.size === 0)) throw new Error('No class ends with a hash.')
  for (const { css } of rules.filter(({ hashes }) => hashes.size > 0)) requireOneKind(css)
  return (page) => {
    const used = hashesIn(page.toString('latin1'), hashInPage)
    return rules
      .filter(({ hashes }) => hashes.size === 0 || !hashes.isDisjointFrom(used))
      .map(({ css }) => css)
      .join('')
  }
}

/** A block must hold rules of components only, since pages without the component would miss its other rules. */
function requireOneKind(rule: string): void {
  const isBlock = /^@(?:media|supports|container|layer)/.test(rule)
  if (!isBlock) return
  for (const inner of splitStyles(rule.slice(rule.indexOf('{') + 1, -1))) {
    if (hashesIn(inner, hashInRule).size === 0)
      throw new Error(`A rule of no component stands among those of components: ${inner}`)
    requireOneKind(inner)
  }
}

function hashesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, hash = '']) => hash))
}
