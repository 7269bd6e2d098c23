import type { ImportReport } from '../report.ts'
import styles from './ProductImport.module.css'

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
