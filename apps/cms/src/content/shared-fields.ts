import type {
  FieldHook,
  PayloadRequest,
  RelationshipField,
  RowLabelComponent,
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

/** How the panel shows a moment, which its own format does not reach in forms. */
export const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } as const

/** Whether this is `https://…`, a path of the site or an anchor, and not `javascript:` or the like. */
export function isAddress(value: string): boolean {
  if (/^(\/(?!\/)|#)/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** An address copied without its beginning, like `shop.ru/kraska`, gets it; anything else stays. */
export function completeAddress(value: string): string {
  return /^([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]|$)/u.test(value) ? `https://${value}` : value
}

/** Accepts addresses that a page may lead to. */
export const validateAddress: TextFieldSingleValidation = (value) =>
  !value || isAddress(completeAddress(value.trim()))
    ? true
    : 'Укажите адрес целиком (https://…) или путь на этом сайте, который начинается с косой черты.'

const storeWhole: FieldHook = ({ value }) =>
  typeof value === 'string' ? completeAddress(value.trim()) : value

/** A text field that takes such addresses, and stores them whole. */
export const addressRules = { validate: validateAddress, hooks: { beforeValidate: [storeWhole] } }

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

/** Names each row of a list by `kind`, its number and what the field `name` holds: «Ссылка 5: Ozon». */
export function rowLabel(kind: string, name: string): RowLabelComponent {
  return { path: '/panel/RowLabel.tsx#RowLabel', clientProps: { kind, name } }
}
