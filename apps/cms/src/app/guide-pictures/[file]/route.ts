import { readFile } from 'node:fs/promises'
import { pictureFile } from '../../../panel/guide/guide.ts'

type Context = { params: Promise<{ file: string }> }

/** `GET /guide-pictures/:file`: a picture of the editors' guide. They show the panel with sample content, and nobody's data. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const path = pictureFile(file)
  const bytes = path && (await readFile(path).catch(() => undefined))
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
  })
}
