import type { CollectionBeforeChangeHook } from 'payload'
import finder from '../../../../../content/finder-texts.json' with { type: 'json' }
import { auditRemark } from '../../access/audit/entries.ts'
import { roleOf } from '../../access/roles.ts'
import { withoutCheck } from './rule.ts'

/** Beginnings of the keys of texts that can harm: what they say is about health. */
const aboutHealth = [
  'site.warnings.',
  'site.footer.disclaimer',
  'site.popups.shops.reminder',
  'finder.verdicts.no.',
  'finder.verdicts.not-yet.',
  'finder.verdicts.doctor.',
  ...Object.entries(finder.reasons)
    .filter(([, { verdict }]) => verdict === 'no')
    .map(([name]) => `finder.reasons.${name}.`),
  'finder.before.',
  'finder.warnings.pregnancy-doctor',
  'finder.warnings.sensitive-scalp',
  'finder.warnings.camouflage-not-beard',
  'finder.questions.safety.',
  'finder.page.safety',
  'finder.page.plan.test',
  'finder.page.plan.tooEarly',
]

export function isAboutHealth(key: string): boolean {
  return aboutHealth.some((beginning) => key.startsWith(beginning))
}

/** Set by the button, which puts a proposed text in place. */
export const isChecked = 'the proposed text was checked'

/**
 * A text on health that an editor writes is kept as a proposal until somebody else has checked it. The words that the site came with may
 * come back at once, and an administrator may change a text alone, which the audit trail then says.
 */
export const proposeHealthText: CollectionBeforeChangeHook = ({ context, data, originalDoc, req }) => {
  if (!req.user || context[isChecked]) return data
  if (!isAboutHealth(String(originalDoc?.key))) return { ...data, proposed: null }
  const isWritten = data.text !== originalDoc.text
  const isOriginal = data.text === originalDoc.original
  if (isWritten && (isOriginal || roleOf(req) === 'admin')) {
    if (!isOriginal) context[auditRemark] = withoutCheck
    return { ...data, proposed: null, proposedBy: null }
  }
  const proposed = (isWritten ? data.text : data.proposed) || null
  const author = proposed === originalDoc.proposed ? originalDoc.proposedBy : req.user.id
  return { ...data, text: originalDoc.text, proposed, proposedBy: proposed && author }
}
