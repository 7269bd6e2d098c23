import type { FieldHook, PayloadRequest } from 'payload'

const maxLength = 120

/** Fills a field of a new document from the parameter of its name in the form's address, as in `/articles/create?title=Медь`. */
export const fromAddress: FieldHook = ({ field, operation, value, req }) => {
  if (operation !== 'create' || value || !field.name) return value
  return readAddress(req, field.name) ?? value
}

/** The same as a default value: a form of a collection without drafts shows it before anything is saved. */
export function defaultFromAddress(name: string): (args: { req: PayloadRequest }) => string | undefined {
  return ({ req }) => readAddress(req, name)
}

function readAddress(req: PayloadRequest, name: string): string | undefined {
  const given: unknown = req.query?.[name]
  return typeof given === 'string' ? given.slice(0, maxLength) : undefined
}
