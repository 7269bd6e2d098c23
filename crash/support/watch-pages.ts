import { setTimeout as wait } from 'node:timers/promises'
import { until } from './until.ts'

/** Pages that everybody reads. */
export const knownPages = ['/', '/video', '/articles/pervoe-okrashivanie-doma']

const pauseMilliseconds = 50
const answerMilliseconds = 10_000

export type PagesWatch = {
  /** The number of requests, and those that got no answer or another status than 200. */
  end: () => Promise<{ asked: number; failures: string[] }>
}

/** Makes the pages known to the site, then reads one after the other until the end. */
export async function watchPages(siteUrl: string, pages = knownPages): Promise<PagesWatch> {
  for (const page of pages)
    await until(`${page} is answered`, async () => (await statusOf(`${siteUrl}${page}`)) === '200')
  const failures: string[] = []
  let asked = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const page = pages[asked % pages.length]
      const status = await statusOf(`${siteUrl}${page}`)
      asked += 1
      if (status !== '200') failures.push(`${page}: ${status}`)
      await wait(pauseMilliseconds)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return { asked, failures }
    },
  }
}

/** The status of a page, read to its end; the error when there is none. */
export async function statusOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMilliseconds) })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}
