import config from '@payload-config'
import { getPayload } from 'payload'
import { provideSharePicture } from '../../../content/share-pictures/share-pictures.ts'

type Context = { params: Promise<{ file: string }> }

/** `GET /share/:file`: the picture of a link preview, with a title in the brand's type. Its name changes with its content. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const picture = await provideSharePicture(await getPayload({ config }), file)
  if (picture === 'missing')
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  if (picture === 'busy')
    return new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
  const forHowLong = picture.isWhole ? 'public, max-age=31536000, immutable' : 'no-store'
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': forHowLong },
  })
}
