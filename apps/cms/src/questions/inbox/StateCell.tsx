import type { DefaultServerCellComponentProps } from 'payload'
import { loadOverdueBefore } from '../load-overdue-before.ts'
import { waitingStates } from '../promise.ts'
import { questionStates } from '../question-states.ts'
import styles from './inbox.module.css'

/** The state of a question in the list, and whether it waits longer than was promised. */
export async function StateCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const state = questionStates.find(({ value }) => value === cellData)
  const waits = waitingStates.some((one) => one === cellData)
  const isLate = waits && new Date(String(rowData?.createdAt)) < (await loadOverdueBefore(payload))
  return (
    <>
      {state?.label ?? ''}
      {isLate && <span className={styles.late}>ждёт дольше обещанного</span>}
    </>
  )
}
