import { expect, test } from 'vitest'
import { createStylesOfPage } from './page-styles.ts'
import { splitStyles } from './split-styles.ts'

/** As a build writes it: rules of the site, and those of components, whose classes end with the hash of their file. */
const rules = [
  '.card_aB3-_x{color:red}',
  '@media (width>=48rem){.card_aB3-_x,.title_aB3-_x{color:blue}}',
  '.bar_-_CmZW{animation:turn_-_CmZW 1s}',
  '@keyframes turn_-_CmZW{to{rotate:1turn}}',
  '.icon_icon12,.sign_bar345{content:"{;}"}',
  '@layer reset,base;',
  '@font-face{font-family:Prata;src:url(/assets/prata-400-b_aaaaaa.woff2)}',
  'p{color:black}',
]
const stylesOf = createStylesOfPage(rules.join(''))
/** The rules of no component. */
const global = rules.slice(5)
const pageWith = (...classes: string[]) =>
  Buffer.from(`<!DOCTYPE html><html lang="ru"><body><p class="${classes.join(' ')}">Прядь</p></body></html>`)

test('a style sheet is split into its rules, whatever is in them', () => {
  expect(splitStyles(`${rules.join('')}\n/*$vite$:1*/\n`)).toEqual(rules)
})

test('a style sheet that ends within a rule is no style sheet', () => {
  expect(() => splitStyles('p{color:red')).toThrow('ends within a rule')
  expect(() => splitStyles('p{color:red}q')).toThrow('ends within a rule')
})

test('a page without components has what belongs to none of them', () => {
  expect(stylesOf(pageWith())).toBe(global.join(''))
})

test('a page has all rules of the components that stand in it, in their order', () => {
  expect(stylesOf(pageWith('title_aB3-_x'))).toBe([...rules.slice(0, 2), ...global].join(''))
  expect(stylesOf(pageWith('other', 'bar_-_CmZW'))).toBe([...rules.slice(2, 4), ...global].join(''))
})

test('a rule that several components share comes with each of them', () => {
  expect(stylesOf(pageWith('icon_icon12'))).toBe([rules[4], ...global].join(''))
  expect(stylesOf(pageWith('sign_bar345'))).toBe([rules[4], ...global].join(''))
})

test('a style sheet whose rules cannot be told apart is refused', () => {
  expect(() => createStylesOfPage('p{color:red}')).toThrow('No class ends with a hash')
  expect(() => createStylesOfPage('@media print{.card_aB3-_x{color:red}p{color:red}}')).toThrow(
    'A rule of no component',
  )
})
