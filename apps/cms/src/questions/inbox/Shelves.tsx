import type { Payload, TypedUser } from 'payload'
import { BulkActions } from './BulkActions.tsx'
import { ShelfLinks } from './ShelfLinks.tsx'
import { shelfQuery, shelves } from './shelves.ts'

type ShelvesProps = { payload: Payload; user?: TypedUser | null }

/** The shelves of the inbox with the number of questions on each, and what can be done to those that are ticked. */
export async function Shelves({ payload, user }: ShelvesProps) {
  const links = await Promise.all(
    shelves.map(async (shelf) => {
      const { where } = shelf
      const { totalDocs } = await payload.count({
        collection: 'faq-questions',
        where,
        overrideAccess: false,
        ...(user ? { user } : {}),
      })
      return { label: shelf.label, query: shelfQuery(shelf), count: totalDocs }
    }),
  )
  return (
    <>
      <ShelfLinks links={links} />
      <BulkActions />
    </>
  )
}
