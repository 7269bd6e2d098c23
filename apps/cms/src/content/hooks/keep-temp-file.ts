import { access } from 'node:fs/promises'
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const key = 'the file that arrived'

/** Remembers the file of a request: whatever else is written with the same request, the audit trail for one, takes its place. */
export const rememberTempFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (isWriting(operation) && req.file?.tempFilePath) req.context[key] = req.file
  return args
}

/** Gives it back at the end, when Payload deletes the temporary file of a request. */
export const giveTempFileBack: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const file = req.context[key] as PayloadRequest['file']
  if (!isWriting(operation) || req.file?.tempFilePath || !file?.tempFilePath) return result
  const isThere = await access(file.tempFilePath).then(
    () => true,
    () => false,
  )
  if (isThere) req.file = file
  return result
}

function isWriting(operation: string): boolean {
  return operation === 'create' || operation.startsWith('update')
}
