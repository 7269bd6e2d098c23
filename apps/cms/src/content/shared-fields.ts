import type {
  FieldHook,
  PayloadRequest,
  RelationshipField,
  TextFieldSingleValidation,
  UploadField,
} from 'payload'

/** The picture that stands for a document in lists and link previews. */
export function pictureField(name = 'preview', label = 'Картинка'): UploadField {
  return { name, type: 'upload', label, relationTo: 'media' }
}

/** Topics of a document, by which visitors filter. */
export const tagsField: RelationshipField = {
  name: 'tags',
  type: 'relationship',
  label: 'Темы',
  relationTo: 'tags',
  hasMany: true,
  admin: {
    position: 'sidebar',
    description: 'По ним посетители отбирают материалы.',
    components: { Cell: '/panel/cells.tsx#TagsCell' },
  },
}

/** Whether this is `https://…`, a path of the site or an anchor, and not `javascript:` or the like. */
export function isAddress(value: string): boolean {
  if (/^(\/(?!\/)|#)/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** Accepts addresses that a page may lead to. */
export const validateAddress: TextFieldSingleValidation = (value) =>
  !value || isAddress(value)
    ? true
    : 'Укажите адрес целиком (https://…) или путь на этом сайте, который начинается с косой черты.'

const maxGivenLength = 120

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
  return typeof given === 'string' ? given.slice(0, maxGivenLength) : undefined
}
