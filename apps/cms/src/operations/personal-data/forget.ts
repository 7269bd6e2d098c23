import type { PayloadRequest } from 'payload'
import { deleteLetterFiles } from '../../mail/letter-files.ts'
import type { FaqQuestion } from '../../payload-types.ts'

/** Nothing of a sender. */
const nobody = {
  name: null,
  email: null,
  text: null,
  pageUrl: null,
  consentAt: null,
  idempotencyKey: null,
  captchaKey: null,
  senderHash: null,
}

/** Erases the sender of a question, and the note of colleagues, which may tell who it was. A question on the site stays there. */
export async function forgetSender(req: PayloadRequest, id: number): Promise<void> {
  await write(req, id, { asked: nobody, note: null })
}

/** Erases the sender, and the texts of both sides, which may tell who it was; the fact that there was a question stays. */
export async function anonymise(req: PayloadRequest, { id, published }: FaqQuestion): Promise<void> {
  if (published) return forgetSender(req, id)
  await write(req, id, {
    asked: nobody,
    question: 'Вопрос обезличен: срок хранения истёк.',
    answer: null,
    note: null,
  })
}

/** Past the hooks of editing: nobody answers here, and there is nothing to check. Letters that lie in a folder go, too. */
async function write(req: PayloadRequest, id: number, data: Partial<Record<keyof FaqQuestion, unknown>>) {
  await deleteLetterFiles(req, id)
  await req.payload.db.updateOne({ collection: 'faq-questions', id, data, req, returning: false })
}
