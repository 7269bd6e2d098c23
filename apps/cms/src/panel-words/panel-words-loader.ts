import { panelWords } from './words.ts'

/** A loader of the bundler: puts Russian words in place of the English ones that the packages of the panel have in their code. */
export default function sayInRussian(source: string): string {
  return panelWords.reduce((code, { was, is }) => code.replaceAll(was, () => is), source)
}
