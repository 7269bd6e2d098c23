import type { Page } from '@playwright/test'

export type Transfer = {
  url: string
  /** Bytes on the wire, with headers. */
  bytes: number
  isScript: boolean
  /** When it began, in milliseconds since the page was asked for. */
  at: number
}

/** Notes everything that a page fetches, as the browser counts it. */
export async function watchTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  const begin = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isScript = type === 'Script' || /\.js$/.test(request.url)
    transfers.set(requestId, { url: request.url, bytes: 0, isScript, at: performance.now() - begin })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...transfers.values()].filter(({ url }) => !url.startsWith('data:'))
}

/** What transfers weigh together, in kilobytes. */
export function kilobytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}
