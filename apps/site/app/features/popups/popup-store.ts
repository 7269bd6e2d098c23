import { useSyncExternalStore } from 'react'
import type { PictureView } from '#app/ui/Picture/picture-view.ts'

/** A lesson as it is known before it is loaded whole. */
export type VideoContent = { slug: string; title: string; picture: PictureView | null }

/** Shops of some products, and whether they are still loading or failed to load. */
export type ShopListState = { state: 'loading' | 'ready' | 'failed'; links: { shop: string; href: string }[] }

/** Every popup with its status flag (spec §3, §4), the video as well, though it is open where the address has a slug. */
export type Popups = {
  video: { status: boolean; content: VideoContent | null }
  feedback: { status: boolean /** Words that the question begins with. */; suggested: string }
  shops: { status: boolean; name: string; eans: string[]; shopList: ShopListState }
  cookies: { status: boolean }
  search: { status: boolean }
}

export type PopupName = keyof Popups

const closed: Popups = {
  video: { status: false, content: null },
  feedback: { status: false, suggested: '' },
  shops: { status: false, name: '', eans: [], shopList: { state: 'loading', links: [] } },
  cookies: { status: false },
  search: { status: false },
}

let popups = closed
const listeners = new Set<() => void>()

/** Sets parts of a popup's entry. */
export function setPopup<Name extends PopupName>(name: Name, change: Partial<Popups[Name]>): void {
  popups = { ...popups, [name]: { ...popups[name], ...change } }
  for (const listener of listeners) listener()
}

export function getPopups(): Popups {
  return popups
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The popups as they are at the moment; on the server all are closed. */
export function usePopups(): Popups {
  return useSyncExternalStore(subscribe, getPopups, () => closed)
}
