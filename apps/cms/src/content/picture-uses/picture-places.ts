import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import type { FlattenedField, RichTextField } from 'payload'
import { isRichText, referenceId, walk } from '../rich-text/nodes.ts'

/** A field that may show pictures. */
export type PicturePlace = { path: string; label: string; kind: 'upload' | 'richText' }

/** The fields of a collection or global that may show pictures, within groups and arrays too. */
export function picturePlaces(fields: readonly FlattenedField[], prefix = '', within = ''): PicturePlace[] {
  return fields.flatMap((field): PicturePlace[] => {
    const path = `${prefix}${field.name}`
    const label = [within, labelOf(field)].filter(Boolean).join(' → ')
    switch (field.type) {
      case 'group':
      case 'tab':
      case 'array':
        return picturePlaces(field.flattenedFields, `${path}.`, label)
      case 'upload':
        return [field.relationTo].flat().includes('media') ? [{ path, label, kind: 'upload' }] : []
      case 'richText':
        return mayHoldPictures(field) ? [{ path, label, kind: 'richText' }] : []
      default:
        return []
    }
  })
}

/** The places of a document that show the picture, by their labels. */
export function placesShowing(document: object, places: readonly PicturePlace[], picture: number): string[] {
  return places
    .filter(({ path, kind }) => {
      const values = valuesAt(document, path.split('.'))
      return kind === 'upload'
        ? values.some((value) => referenceId(value) === picture)
        : values.some((value) => showsPicture(value, picture))
    })
    .map(({ label }) => label)
}

function showsPicture(richText: unknown, picture: number): boolean {
  if (!isRichText(richText)) return false
  return [...walk(richText.root.children)].some(({ type, relationTo, value, fields: given }) => {
    const fields = given ?? {}
    if (type === 'upload') return relationTo === 'media' && referenceId(value) === picture
    if (type !== 'block' || fields.blockType !== 'compare') return false
    return [fields.before, fields.after].some((one) => referenceId(one) === picture)
  })
}

function valuesAt(node: unknown, path: string[]): unknown[] {
  const [name, ...rest] = path
  if (name === undefined) return [node]
  if (Array.isArray(node)) return node.flatMap((row: unknown) => valuesAt(row, path))
  return typeof node === 'object' && node !== null ? valuesAt(Reflect.get(node, name), rest) : []
}

/** Answers and letters are edited without the button for pictures. */
function mayHoldPictures({ editor }: Pick<RichTextField, 'editor'>): boolean {
  const features = (editor as Partial<LexicalRichTextAdapter> | undefined)?.editorConfig?.resolvedFeatureMap
  return features === undefined || features.has('upload')
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : ''
}
