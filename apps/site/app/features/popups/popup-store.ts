import { useSyncExternalStore } from 'react'
import type { PictureView } from '#app/ui/picture-view.ts'

/** The details that each popup is opened with, by its name. The table in `layouts/popups.ts` adds its rows. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be completed by the table, which is in a layer above
export interface PopupDetails {
  /** The lesson itself is in the address: this is what is known of it before it is loaded whole. */
  video: VideoContent
}

export type VideoContent = { slug: string; title: string; picture: PictureView | null }

export type PopupName = keyof PopupDetails

/** Popups that are opened by their name alone. */
export type NamedPopup = Exclude<PopupName, 'video'>

/** A popup's status flag (spec §3, §4), and what it was opened with. */
type PopupState<Name extends PopupName> = { status: boolean; details: PopupDetails[Name] | null }

const closed = { status: false, details: null }

let popups: { [Name in PopupName]?: PopupState<Name> } = {}
const listeners = new Set<() => void>()

/** Sets parts of a popup's state. */
export function setPopup<Name extends PopupName>(name: Name, change: Partial<PopupState<Name>>): void {
  popups = { ...popups, [name]: { ...getPopup(name), ...change } }
  for (const listener of listeners) listener()
}

export function getPopup<Name extends PopupName>(name: Name): PopupState<Name> {
  return popups[name] ?? closed
}

/** A popup as it is at the moment; on the server all are closed. */
export function usePopup<Name extends PopupName>(name: Name): PopupState<Name> {
  return useSyncExternalStore<PopupState<Name>>(
    subscribe,
    () => getPopup(name),
    () => closed,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
