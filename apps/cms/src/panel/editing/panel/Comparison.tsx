import { toast } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useId, useRef } from 'react'
import styles from './Comparison.module.css'
import { findDifferences, whereTheyDiffer } from './differences.ts'
import { NoticeButton } from './Notice.tsx'
import type { Doc } from './same-content.ts'
import { texts } from './texts.ts'

type ComparisonProps = {
  mine: Doc
  theirs: Doc
  fields: ClientField[]
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Both texts of a document beside each other, and the choice which of them stays. */
export function Comparison({ mine, theirs, fields, onMine, onTheirs, onClose }: ComparisonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  // Only the browser's own dialog keeps the focus within.
  useEffect(() => dialog.current?.showModal(), [])
  const differences = findDifferences(mine, theirs, fields)

  async function copyMine() {
    try {
      await navigator.clipboard.writeText(differences.map(({ mine }) => mine).join('\n\n'))
      toast.success(texts.copied)
    } catch {
      toast.error(texts.notCopied)
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{texts.comparison}</h2>
      {differences.length === 0 ? (
        <p>{texts.noDifference}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, ...both }) => {
              const { mine, theirs } = whereTheyDiffer(both.mine, both.theirs)
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td data-label={texts.mine}>{mine || texts.empty}</td>
                  <td data-label={texts.theirs}>{theirs || texts.empty}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <div className={styles.foot}>
        <div className={styles.actions}>
          <NoticeButton onClick={onMine}>{texts.keepMine}</NoticeButton>
          <NoticeButton onClick={onTheirs}>{texts.takeTheirs}</NoticeButton>
          <NoticeButton onClick={copyMine}>{texts.copyMine}</NoticeButton>
          <NoticeButton onClick={() => dialog.current?.close()}>{texts.close}</NoticeButton>
        </div>
        <p className={styles.hint}>{texts.keepMineHint}</p>
      </div>
    </dialog>
  )
}
