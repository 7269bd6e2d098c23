'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ImportReport } from '../report.ts'
import { ColumnsChoice } from './ColumnsChoice.tsx'
import { requestCheck, requestImport } from './call-cms.ts'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportIntro } from './ImportIntro.tsx'
import { ImportResult } from './ImportResult.tsx'
import styles from './ProductImport.module.css'
import { ReportTable } from './ReportTable.tsx'
import { counted, product } from './texts.ts'

type Stage = 'choosing' | 'checking' | 'checked' | 'importing' | 'done'

/** Import of products: choose a file, check the planned changes, import it, read the report. */
export function ProductImport() {
  const [file, setFile] = useState<File>()
  const [stage, setStage] = useState<Stage>('choosing')
  const [report, setReport] = useState<ImportReport>()
  /** The columns just chosen, until the report with them is there. */
  const [wanted, setWanted] = useState<string[]>()
  const [publishesNew, setPublishesNew] = useState(false)
  const [error, setError] = useState('')

  function choose(chosen: File | undefined) {
    setFile(chosen)
    setReport(undefined)
    setError('')
    setStage('choosing')
  }

  async function go(busy: Stage, after: Stage, ask: () => Promise<ImportReport>) {
    const before = stage
    setError('')
    setStage(busy)
    try {
      setReport(await ask())
      setStage(after)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setStage(before)
    }
  }

  const isBusy = stage === 'checking' || stage === 'importing'
  const isDone = stage === 'done'
  const rows = report?.rows ?? []
  const isNew = rows.some(({ kind }) => kind === 'new')
  const effective = rows.filter(({ kind }) => kind === 'new' || kind === 'changed').length

  return (
    <div className={styles.import} aria-busy={isBusy}>
      <ImportIntro />
      <div className={styles.row}>
        <label className={styles.file}>
          <input
            type="file"
            aria-label="Файл с товарами"
            accept=".csv,.txt,.xml,.yml,text/csv,text/xml,application/xml"
            disabled={isBusy}
            // The same file may be chosen again: it may have been corrected.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          Выбрать файл
        </label>
        <span>{file?.name ?? 'Файл не выбран'}</span>
        <Button
          disabled={!file || isBusy || stage === 'checked' || isDone}
          margin={false}
          onClick={() => file && go('checking', 'checked', () => requestCheck(file))}
        >
          Проверить
        </Button>
      </div>
      <p className={styles.state} role="status">
        {stage === 'checking' && 'Читаем файл и сравниваем с товарами на сайте…'}
        {stage === 'importing' &&
          `Импортируем ${counted(effective, product)}. Обычно это меньше минуты, не закрывайте страницу.`}
        {stage === 'checked' && 'Пока ничего не изменилось: ниже — что сделает импорт.'}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {stage === 'choosing' && <ImportHistory />}
      {report && isDone && <ImportResult report={report} onAgain={() => choose(undefined)} />}
      {report && file && stage !== 'choosing' && !isDone && (
        <div className={styles.decision}>
          <ColumnsChoice
            columns={report.columns.map((column) => ({
              ...column,
              isChosen: wanted ? wanted.includes(column.name) : column.isChosen,
            }))}
            // Not disabled meanwhile: a keyboard would lose its place.
            onChoose={(columns) => {
              if (isBusy) return
              setWanted(columns)
              void go('checking', 'checked', () => requestCheck(file, columns)).then(() =>
                setWanted(undefined),
              )
            }}
          />
          {isNew && (
            <label>
              <input
                type="checkbox"
                checked={publishesNew}
                disabled={isBusy}
                onChange={({ target }) => setPublishesNew(target.checked)}
              />{' '}
              Сразу публиковать новые товары, в которых заполнено всё нужное. Остальные останутся черновиками.
            </label>
          )}
          <Button
            disabled={isBusy || effective === 0}
            margin={false}
            onClick={() => go('importing', 'done', () => requestImport(file, report, publishesNew))}
          >
            {effective === 0 ? 'Менять нечего' : `Импортировать ${counted(effective, product)}`}
          </Button>
        </div>
      )}
      {report && <ReportTable report={report} tense={isDone ? 'after' : 'before'} />}
    </div>
  )
}
