import { createLocalReq, type Payload, type PayloadRequest, type Plugin, type Where } from 'payload'
import { findAll } from '../../databases/find.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { oneAtATime } from '../../databases/lock.ts'
import { whenServing } from '../../http/background-work.ts'
import type { InterfaceText } from '../../payload-types.ts'
import { type ReleaseText, releaseTexts } from './release-texts.ts'

const collection = 'texts'

/** Brings the panel's texts of the interface to this release when the cms starts: an upgrade imports nothing. */
export const interfaceTexts: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    whenServing(payload, 'The texts of the interface are as they were before this start', () =>
      followRelease(payload),
    )
  },
})

/**
 * Makes a document for each text of the release that has none, updates unedited texts, and removes unedited texts that the release does not
 * have any more. Edited texts stay, also for a release that the site goes back to. Written past the hooks: the words that visitors
 * see stay the same.
 */
export async function followRelease(
  payload: Payload,
  texts: readonly ReleaseText[] = releaseTexts,
): Promise<number> {
  return oneAtATime(payload, collection, async () => {
    const docs = await findAll(payload, { collection })
    const known = new Map(docs.map((doc) => [doc.key, doc]))
    const late = texts.filter((text) => !isUpToDate(known.get(text.key), text))
    const wanted = new Set(texts.map(({ key }) => key))
    const gone = docs.filter(({ key, isChanged }) => !wanted.has(key) && !isChanged).map(({ id }) => id)
    if (late.length + gone.length === 0) return 0
    await inTransaction(await createLocalReq({}, payload), async (req) => {
      for (const text of late) await write(req, text, known.get(text.key))
      if (gone.length > 0) await payload.db.deleteMany({ collection, req, where: { id: { in: gone } } })
    })
    return late.filter(({ key }) => !known.has(key)).length
  })
}

function isUpToDate(doc: InterfaceText | undefined, { section, place, original }: ReleaseText): boolean {
  return doc?.original === original && doc.place === place && doc.section === section
}

async function write(req: PayloadRequest, text: ReleaseText, doc: InterfaceText | undefined): Promise<void> {
  const { db } = req.payload
  if (!doc) {
    await db.create({ collection, req, data: { ...text, text: text.original, isChanged: false } })
    return
  }
  const own = doc.isChanged ? doc.text : text.original
  const isChanged = own !== text.original
  // A text that an editor saves at this moment is left to them, and to the next start.
  const where: Where = { and: [{ id: { equals: doc.id } }, { text: { equals: doc.text } }] }
  const formerOriginal = isChanged ? formerOf(doc, text) : null
  const isOriginalNew = formerOriginal !== null
  const data = { ...text, text: own, isChanged, formerOriginal, isOriginalNew }
  await db.updateOne({ collection, req, where, data })
}

/**
 * The original that the editor wrote their text for, when it is another one by now; a release that is taken back brings it back. Texts from
 * before this collection have an empty one, since nobody noted it.
 */
function formerOf({ formerOriginal, original }: InterfaceText, text: ReleaseText): string | null {
  const former = formerOriginal ?? original
  return former === '' || former === text.original ? null : former
}
