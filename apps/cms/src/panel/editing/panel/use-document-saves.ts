import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../../../http/is-record.ts'
import { closeSaves, DocumentSaves, openSaves } from './document-saves.ts'
import type { SavesState } from './saves-state.ts'

/** The saves of this form's document, and their state as the form shows it. `isCompared` says whether the server compares the state that was read. */
export function useDocumentSaves(
  path: string,
  isCompared: boolean,
): { saves: DocumentSaves; state: SavesState } {
  const { data } = useDocumentInfo()
  const { getFields } = useForm()
  const [saves, setSaves] = useState(() => new DocumentSaves(isCompared))
  useEffect(() => {
    const opened = openSaves(path, isCompared)
    opened.readFields = getFields
    setSaves(opened)
    return () => closeSaves(path, opened)
  }, [getFields, path, isCompared])
  useEffect(() => {
    if (isRecord(data)) saves.load(data)
  }, [data, saves])
  return { saves, state: useSyncExternalStore(saves.subscribe, saves.getState, saves.getState) }
}

/** The address of the document of this form in the REST interface. */
export function useDocumentPath(): string {
  return documentPath(useDocumentInfo())
}

type Named = { collectionSlug?: string; globalSlug?: string; id?: number | string }

/** The address of a document in the REST interface. */
export function documentPath({ collectionSlug, globalSlug, id }: Named): string {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`
}
