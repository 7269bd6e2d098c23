import type { Payload } from 'payload'
import { isRichText, type RichText } from '../../content/rich-text/nodes.ts'
import type { SiteSetting } from '../../payload-types.ts'

export type LetterName = keyof NonNullable<SiteSetting['mail']>

export type LetterTemplate = {
  subject: string
  preheader: string
  body: RichText
  siteName: string
  /** Where answers to letters go. */
  replyTo: string
}

/** The texts of a letter as the settings have them. @throws when the text of the letter is empty. */
export async function loadTemplate(payload: Payload, name: LetterName): Promise<LetterTemplate> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { subject, preheader, body } = settings.mail?.[name] ?? {}
  if (!subject || !isRichText(body)) throw new Error(`The settings hold no text of the letter ${name}.`)
  return {
    subject,
    preheader: preheader ?? '',
    body,
    siteName: settings.name,
    replyTo: settings.contacts.email,
  }
}
