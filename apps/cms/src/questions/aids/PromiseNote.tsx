'use client'

import styles from './aids.module.css'
import { useAids } from './use-aids.ts'

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Until when an answer was promised; said with weight once that time is over. */
export function PromiseNote() {
  const { aids } = useAids()
  if (!aids || typeof aids === 'string' || !aids.promise) return null
  const { until, isLate } = aids.promise
  const day = dayFormat.format(new Date(until))
  return isLate ? (
    <p className={`${styles.promise} ${styles.late}`}>
      <strong>Ждёт дольше обещанного.</strong> Ответ обещали до&nbsp;{day} включительно.
    </p>
  ) : (
    <p className={styles.promise}>Ответ обещан до&nbsp;{day} включительно.</p>
  )
}
