'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestCheck, requestImport } from './call-cms.ts'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportResult, ReportTable } from './ImportReport.tsx'
import styles from './ProductImport.module.css'
import type { ImportReport } from './report.ts'
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

/** Explains the import before a file is chosen. */
export function ImportIntro() {
  return (
    <div>
      <p>
        Подойдёт таблица CSV (в том числе сохранённая из Excel) или фид Яндекс Маркета (YML). Товары узнаются
        по штрихкоду: известные изменятся, новые добавятся, остальные останутся как есть. Пустая ячейка ничего
        не меняет. Картинки и цены из файла не берутся. Фид магазина меняет у известных товаров только ссылки,
        пока вы не выбрали большего: названия и описания на сайте — ваши. Импорт можно отменить целиком в
        течение трёх месяцев.
      </p>
      <p>
        <a href="/api/product-import/sample" download>
          Скачать образец таблицы
        </a>
        {' · '}
        <a href="/api/export/products?format=csv" download>
          Скачать нынешние товары, чтобы поправить их в Excel
        </a>
      </p>
    </div>
  )
}

type ColumnsChoiceProps = {
  columns: ImportReport['columns']
  onChoose: (names: string[]) => void
}

/** Which columns of the file may change products that are in the panel already. */
export function ColumnsChoice({ columns, onChoose }: ColumnsChoiceProps) {
  if (columns.length === 0) return null
  const chosen = columns.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  return (
    <fieldset className={styles.columns}>
      <legend>Что менять у товаров, которые уже есть</legend>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.tab}
          aria-pressed={chosen.length === 0}
          onClick={() => onChoose([])}
        >
          Только ссылки на магазины
        </button>
        <button
          type="button"
          className={styles.tab}
          aria-pressed={chosen.length === columns.length}
          onClick={() => onChoose(columns.map(({ name }) => name))}
        >
          Всё, что есть в файле
        </button>
      </div>
      <div className={styles.row}>
        {columns.map(({ name, label, isChosen }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChoose(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])
              }
            />{' '}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
