import type { DefaultServerCellComponentProps } from 'payload'
import { idOf, loadNames } from '../../panel/cells.tsx'
import { loadOverdueBefore, waitingStates } from '../promise.ts'
import { questionStates } from '../question-fields.ts'
import styles from './questions.module.css'

/** The state of a question in the list, and whether it waits longer than was promised. */
export async function StateCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const state = questionStates.find(({ value }) => value === cellData)
  const waits = waitingStates.some((one) => one === cellData)
  const isLate = waits && new Date(String(rowData?.createdAt)) < (await loadOverdueBefore(payload))
  return (
    <>
      {state?.label ?? ''}
      {isLate && <span className={styles.lateNote}>ждёт дольше обещанного</span>}
    </>
  )
}

/** The colleague who answers a question, in the list. Payload's own cell says «Пусто» until its row is scrolled to. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (!cellData) return ''
  return (await loadNames(payload, 'users')).get(idOf(cellData)) ?? ''
}
