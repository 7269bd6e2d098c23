/** A letter ready to be sent. */
export type Letter = {
  to: string
  subject: string
  html: string
  text: string
  /** Where an answer to it goes; the sender's address when empty. */
  replyTo?: string
  /** Fingerprint of its content, where that can change after it was sent. */
  version?: string
}
