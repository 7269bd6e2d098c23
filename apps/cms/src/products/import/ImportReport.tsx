'use client'

import { Button, Link } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './ProductImport.module.css'
import type { ImportReport, ReportRow } from './report.ts'
import { counted, kindLabels, product, row } from './texts.ts'

type ImportResultProps = {
  report: ImportReport
  onAgain: () => void
}

/** The result of an import. */
export function ImportResult({ report, onAgain }: ImportResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const count = (kind: string) => report.rows.filter((row) => row.kind === kind).length
  const rejected = count('rejected')
  return (
    <section className={styles.result} aria-labelledby="import-result">
      <h2 id="import-result" tabIndex={-1} ref={heading}>
        Импорт выполнен
      </h2>
      <p>
        Добавлено: {counted(count('new'), product)}. Изменено: {counted(count('changed'), product)}.
        {rejected > 0 && ` Не принято: ${counted(rejected, row)}, причины — ниже.`}
      </p>
      <div className={styles.row}>
        <Button el="link" Link={Link} url="/admin/collections/products" margin={false}>
          К товарам
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onAgain}>
          Импортировать ещё файл
        </Button>
      </div>
    </section>
  )
}

type ReportTableProps = {
  report: ImportReport
  /** Whether the import is still to come. */
  tense: 'before' | 'after'
}

const kinds = ['new', 'changed', 'same', 'rejected'] as const
const pageLength = 100

/** The outcome of each row of the file, by kind. */
export function ReportTable({ report, tense }: ReportTableProps) {
  const byKind = (kind: ReportRow['kind']) => report.rows.filter((row) => row.kind === kind)
  const [chosen, setChosen] = useState(
    kinds.find((kind) => kind !== 'same' && byKind(kind).length > 0) ?? 'same',
  )
  const [length, setLength] = useState(pageLength)
  const rows = byKind(chosen)

  return (
    <section aria-label="Что в файле">
      <div className={styles.row}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.tab}
            aria-pressed={kind === chosen}
            onClick={() => {
              setChosen(kind)
              setLength(pageLength)
            }}
          >
            {kindLabels[kind][tense]}: {byKind(kind).length}
          </button>
        ))}
        {byKind('rejected').length > 0 && (
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(report.rejectedCsv)}`}
            download="не приняты.csv"
          >
            Скачать непринятые строки
          </a>
        )}
      </div>
      {report.ignored.length > 0 && <p>Не читаем: {report.ignored.join(', ')}.</p>}
      {rows.length === 0 ? (
        <p>Таких строк нет.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Где</th>
              <th scope="col">Штрихкод</th>
              <th scope="col">Товар</th>
              <th scope="col">{chosen === 'rejected' ? 'Почему' : 'Что будет'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, length).map((row) => (
              <tr key={row.place}>
                <td>{row.place}</td>
                <td>{row.ean}</td>
                <td>{row.title}</td>
                <td>
                  <Consequence row={row} />
                  {row.note && <p>В файле {row.note}.</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > length && (
        <Button buttonStyle="secondary" onClick={() => setLength(length + pageLength)}>
          Показать ещё
        </Button>
      )}
    </section>
  )
}

function Consequence({ row }: { row: ReportRow }) {
  if (row.kind === 'rejected') {
    return (
      <ul className={styles.reasons}>
        {row.reasons?.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )
  }
  if (row.kind === 'same') return <>Всё уже так</>
  if (row.kind === 'new') {
    const { missing = [] } = row
    return missing.length === 0
      ? 'Новый товар, заполнено всё нужное'
      : `Новый черновик, не хватает: ${missing.join(', ')}`
  }
  return (
    <>
      {row.isPublished && <p className={styles.published}>На сайте: изменения увидят сразу.</p>}
      <dl className={styles.changes}>
        {row.changes?.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before || 'пусто'}</del> → <ins>{after || 'пусто'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
