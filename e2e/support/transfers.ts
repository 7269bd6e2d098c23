import { expect, type Page } from '@playwright/test'

export type Transfer = {
  url: string
  /** Bytes on the wire, with headers. */
  bytes: number
  isScript: boolean
  /** When its last byte came, in the browser's seconds; Infinity while it has not. */
  end: number
}

export type Watch = {
  /** Everything fetched so far. */
  all: () => Transfer[]
  /** Transfers that had come when the page was loaded. */
  beforeLoad: () => Transfer[]
}

/** Notes everything that a page fetches, as the browser counts it. */
export async function watchTransfers(page: Page): Promise<Watch> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  let loaded = Number.POSITIVE_INFINITY
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isScript = type === 'Script' || /\.js$/.test(request.url)
    transfers.set(requestId, { url: request.url, bytes: 0, isScript, end: Number.POSITIVE_INFINITY })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, end: timestamp })
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.end = timestamp
  })
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  const all = () => [...transfers.values()].filter(({ url }) => !url.startsWith('data:'))
  return { all, beforeLoad: () => all().filter(({ end }) => end <= loaded) }
}

/** Waits until a page is idle, and every script that it has requested is there. */
export async function scriptsArrived(page: Page, { all }: Watch): Promise<void> {
  // A page that plays a film on a busy machine may have no idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  const isUnderWay = ({ isScript, end }: Transfer) => isScript && end === Number.POSITIVE_INFINITY
  await expect.poll(() => all().filter(isUnderWay)).toEqual([])
}

/** Waits until an open popup shows its content, and every script that the page has requested is there. */
export async function popupArrived(page: Page, watch: Watch): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0)
  await scriptsArrived(page, watch)
}

/** The weight of transfers together, in kilobytes. */
export function kilobytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}
