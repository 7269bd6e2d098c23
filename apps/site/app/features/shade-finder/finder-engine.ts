import { withConnection } from '#app/lib/network/with-connection.ts'
import { fetchDrawing } from '../strand/fetch-drawing.ts'
import { isFinderData } from './finder-data.ts'
import type { FinderData, FormView } from './finder-view.ts'
import type { WorkOut } from './work-out.ts'

/** How long the page waits for the palette before it leaves the answer to the server. */
const timeoutMilliseconds = 15_000

let atHand: WorkOut | null = null
let coming: Promise<WorkOut> | null = null

/** The finder, once it is in the browser. */
export function finderAtHand(): WorkOut | null {
  return atHand
}

/** Fetches the finder and its palette, once. Without a network it waits for one. Rejects when they cannot be had; the next call tries again. */
export function fetchFinder(form: FormView): Promise<WorkOut> {
  coming ??= withConnection(() => load(form)).catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

async function load(form: FormView): Promise<WorkOut> {
  // Browsers never ask again for a module that could not be had: without a network none is asked for.
  if (!navigator.onLine) throw new Error('There is no network.')
  const [{ createFinder }, data] = await Promise.all([import('./work-out.ts'), fetchData()])
  atHand = createFinder(data, form)
  // Ready when the first answer is shown; who cannot have them sees plain colours.
  fetchDrawing()
    .then((drawing) => drawing.prepareStrands())
    .catch(() => undefined)
  return atHand
}

async function fetchData(): Promise<FinderData> {
  const answer = await fetch('/shade-data', {
    signal: AbortSignal.timeout(timeoutMilliseconds),
    // The page is as new as the content, or shows an editor's drafts: data kept from an earlier visit may differ from it.
    cache: 'no-cache',
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const data: unknown = await answer.json()
  // A page of an older build leaves the answer to the server.
  if (!isFinderData(data)) throw new Error('The palette is for another build.')
  return data
}
