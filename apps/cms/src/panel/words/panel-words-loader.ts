import { repairs } from './repairs.ts'
import { panelWords } from './words.ts'

type Loader = { resourcePath: string }

/** A loader of the bundler: puts Russian words in place of the English ones that the packages of the panel have in their code. */
export default function sayInRussian(this: Loader | undefined, source: string): string {
  const file = this?.resourcePath
    .split(/@payloadcms[\\/]next[\\/]dist[\\/]views[\\/]/)[1]
    ?.replaceAll('\\', '/')
  const changes = file === undefined ? panelWords : repairs.filter((repair) => repair.file === file)
  return changes.reduce((code, { was, is }) => code.replaceAll(was, () => is), source)
}
