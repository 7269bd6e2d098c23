'use client'

import { Button, Link } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { ImportReport } from '../report.ts'
import styles from './ProductImport.module.css'
import { counted, product, row } from './texts.ts'

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
