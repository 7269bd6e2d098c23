import { useAuth, useDocumentInfo } from '@payloadcms/ui'

/** The name of another person who is editing this document. */
export function useOtherEditor(): string | undefined {
  const { currentEditor, documentIsLocked } = useDocumentInfo()
  const { user } = useAuth()
  if (!documentIsLocked || !currentEditor) return undefined
  if (typeof currentEditor !== 'object') return currentEditor === user?.id ? undefined : 'другой сотрудник'
  if (currentEditor.id === user?.id) return undefined
  return typeof currentEditor.name === 'string' ? currentEditor.name : currentEditor.email
}
