/** Public address of a stored file: next.config.mjs leads it to the storage. Another edition of it has another address. */
export function fileUrl(
  folder: 'media' | 'lessons',
  filename: string | null | undefined,
  edition?: string | null,
): string {
  return `/${folder}/${encodeURIComponent(filename ?? '')}${edition ? `?v=${edition}` : ''}`
}
