import type { Page } from '@playwright/test'

export type Transfer = { url: string; bytes: number; isScript: boolean }

/** Notes everything a page fetches and what it weighs on the wire, headers included. */
export async function watchTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    transfers.set(requestId, { url: request.url, bytes: 0, isScript: /\.js$/.test(request.url) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...transfers.values()]
}

/** What transfers weigh together, in kilobytes. */
export function kilobytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}
