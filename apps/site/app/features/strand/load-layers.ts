import curtain from '@pryad/colour/strand/scenes/curtain.webp'

const timeoutMilliseconds = 15_000

/** Fetches the light layers of the strand as they are: nothing may change their bytes. */
export async function loadLayers(): Promise<ImageBitmap> {
  const answer = await fetch(curtain, { signal: AbortSignal.timeout(timeoutMilliseconds) })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}
