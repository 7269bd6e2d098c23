import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { findAll } from '../../databases/find.ts'
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
  const id = typeof cellData === 'object' && 'id' in cellData ? cellData.id : cellData
  return (await loadNames(payload)).get(id) ?? ''
}

/** Asked once for all rows of a list. */
const loadNames = cache(async (payload: Payload): Promise<Map<unknown, string>> => {
  const docs = await findAll(payload, { collection: 'users', select: { name: true } })
  return new Map(docs.map(({ id, name }) => [id, name]))
})
