import { withConnection } from '#app/lib/network/connection.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import { fetchDrawing } from '../strand/fetch-drawing.ts'
import type { FormView } from './finder-view.ts'
import { isFinderData } from './finder-view.ts'
import type { WorkOut } from './work-out.ts'

/** How the palette is fetched. A page of an older build, or one that has waited too long, leaves the answer to the server. */
const palette = {
  timeoutMilliseconds: 15_000,
  // The page is as new as the content, or shows an editor's drafts: a response cached during an earlier visit could contradict it.
  cache: 'no-cache',
} as const

let loaded: WorkOut | null = null
let loading: Promise<WorkOut> | null = null

/** The finder, once it is in the browser. */
export function loadedFinder(): WorkOut | null {
  return loaded
}

/** Fetches the finder and its palette, once. Without a network it waits for one. Rejects when they fail to load; the next call tries again. */
export function fetchFinder(form: FormView): Promise<WorkOut> {
  loading ??= withConnection(() => load(form)).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(form: FormView): Promise<WorkOut> {
  // Browsers never request a module again that failed to load: without a network none is imported.
  if (!navigator.onLine) throw new Error('There is no network.')
  const [{ createFinder }, data] = await Promise.all([
    import('./work-out.ts'),
    fetchData('/shade-data', isFinderData, palette),
  ])
  loaded = createFinder(data, form)
  // Ready when the first answer is shown; a visitor whose browser cannot draw strands sees plain colours.
  fetchDrawing()
    .then((drawing) => drawing.prepareStrands())
    .catch(() => undefined)
  return loaded
}
