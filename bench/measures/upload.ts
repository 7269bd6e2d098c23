import sharp from 'sharp'
import { signIn } from '../support/editor.ts'
import { atMost, type Figure, medianOf } from '../support/figure.ts'

const uploads = 5

/** From sending a photograph of 20 megapixels until the panel has the answer. */
export async function measureUpload(cms: { cmsUrl: string; dataDir: string }): Promise<Figure> {
  const editor = await signIn(cms)
  let number = 0
  const time = await medianOf(uploads, async () => {
    // Another one each time: a file that is there already would be an easier case.
    const file = await photograph(++number)
    const begin = performance.now()
    await editor.upload(file, `photo-${number}.jpg`)
    return performance.now() - begin
  })
  return atMost('upload of 20 megapixels', time / 1000, 2, 's')
}

/** A JPEG as cameras make them: 5472 × 3648, some megabytes, and no two neighbouring pixels alike. */
function photograph(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + number, sigma: 40 } as const
  return sharp({ create: { width: 5472, height: 3648, channels: 3, background: 'black', noise } })
    .blur(1.5)
    .jpeg({ quality: 88 })
    .toBuffer()
}
