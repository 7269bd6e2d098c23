import type { UploadField } from 'payload'

/** The picture that stands for a document in lists and link previews. */
export function pictureField(name = 'preview', label = 'Картинка'): UploadField {
  return { name, type: 'upload', label, relationTo: 'media' }
}
