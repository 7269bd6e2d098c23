import type { Payload, PayloadRequest } from 'payload'
import site from '../../../../../content/site.json' with { type: 'json' }
import { findAll } from '../../databases/find.ts'
import type { TextTree } from './release-texts.ts'

/** A text with its place in its file, e.g. `errors.offline.title`. */
type KeyedText = { key: string; text: string }

/** The texts of the site or of the shade finder that editors have changed, as far as the reader may see them, in the order of the panel. */
export async function changedTexts(
  of: 'site' | 'finder',
  { payload, req }: { payload: Payload; req: PayloadRequest },
): Promise<KeyedText[]> {
  const docs = await findAll(payload, {
    collection: 'texts',
    req,
    overrideAccess: false,
    where: { isChanged: { equals: true } },
    sort: 'id',
    select: { key: true, text: true },
  })
  const prefix = `${of}.`
  return docs
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, text }) => ({ key: key.slice(prefix.length), text: text ?? '' }))
}

/** Texts of the site as a tree in the shape of `texts` in `content/site.json`; keys that the file does not have are left out. */
export function siteTextTree(texts: KeyedText[], shape: TextTree = site.texts): TextTree {
  return pick(shape, new Map(texts.map(({ key, text }) => [key, text])), '')
}

function pick(shape: TextTree, texts: ReadonlyMap<string, string>, path: string): TextTree {
  const found = Object.entries(shape).flatMap(([name, inner]) => {
    const key = path + name
    const own = typeof inner === 'object' ? pick(inner, texts, `${key}.`) : texts.get(key)
    return own === undefined || Object.keys(own).length === 0 ? [] : [[name, own]]
  })
  return Object.fromEntries(found)
}
