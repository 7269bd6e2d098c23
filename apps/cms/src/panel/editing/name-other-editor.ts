import { type AfterErrorHook, Locked } from 'payload'
import { findOtherEditor } from './locks.ts'

/** Says in Russian which colleague has locked the document that could not be saved; Payload's message is English and names nobody. */
export const nameOtherEditor: AfterErrorHook = async ({ collection, error, req, result }) => {
  if (!(error instanceof Locked)) return
  const { global, id } = req.routeParams ?? {}
  const place =
    typeof global === 'string'
      ? { global }
      : collection && typeof id === 'string'
        ? { collection: collection.slug, id: Number(id) }
        : undefined
  const name = (place && (await findOtherEditor(req, place))) ?? 'другой сотрудник'
  const message = `Сейчас в\u00a0этом документе пишет ${name}. Ваш текст не\u00a0сохранён.`
  return { response: { ...result, errors: [{ name: error.name, message }] } }
}
