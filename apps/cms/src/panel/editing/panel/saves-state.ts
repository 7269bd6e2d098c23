import type { FormState } from 'payload'
import type { FieldError } from './refused-fields.ts'
import type { Doc } from './same-content.ts'

/** Why text of a form is not saved. */
export type Trouble =
  /** There is no network, or no server. */
  | { kind: 'away' }
  /** Somebody else has saved, or is writing. */
  | { kind: 'taken'; message: string; theirs: Doc; isLocked: boolean }
  /** The server has said no. */
  | { kind: 'refused'; message: string }

/** The saves as the form shows them: the obstacle, and when the last one of each kind was sent. */
export type SavesState = {
  trouble: Trouble | undefined
  /** Whether a save that the panel makes by itself is on its way. */
  isSaving: boolean
  /** The fields of the form when the last save that succeeded was sent. */
  stored: FormState | undefined
  /** One that succeeded. */
  savedFrom: number
  /** One that succeeded and was asked for by a person. */
  keptFrom: number
  /** One that a person has asked for, and the server found something wrong in a field. */
  refusedFrom: number
  /** The mistakes that the server found then. */
  fieldErrors: FieldError[]
}
