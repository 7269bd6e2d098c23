import type { Where } from 'payload'

/** Drafts are saved from the first letter on: those without a title are nothing to show in a list. */
export function listed(where: Where, { draft }: { draft: boolean }): Where {
  return draft ? { and: [where, { title: { exists: true } }, { title: { not_equals: '' } }] } : where
}
