import { useEffect, useId, useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import { fetchFinder, loadedFinder } from '../finder-engine.ts'
import type { FormView, ResultView, StrandPictures } from '../finder-view.ts'
import { StrandPicture } from './BeforeAfter.tsx'
import styles from './CompareShades.module.css'
import { type Compared, compareWith, ownShade } from './compare-shades.ts'

type CompareShadesProps = {
  form: FormView
  search: string
  /** Answers about the person: they count here too, and leave the page no more than elsewhere. */
  ticked: readonly string[]
  result: ResultView
  pictures: StrandPictures
}

/** Another shade on the same head beside the first one of the answer. It is worked out in the browser. */
export function CompareShades({ form, search, ticked, result, pictures }: CompareShadesProps) {
  const { compare: texts } = form.texts
  const id = useId()
  const isHydrated = useHydrated()
  const [picked, setPicked] = useState('')
  const [status, setStatus] = useState<'ready' | 'waiting' | 'failed'>('ready')
  const [other, setOther] = useState<Compared | null>(null)
  const own = ownShade(result)
  const palette = form.shades.filter(({ label }) => label !== own?.title)
  // After another answer, what was picked may be its first shade.
  const chosen = palette.find(({ value }) => value === picked)
  useEffect(() => {
    if (!chosen) return setOther(null)
    let isCurrent = true
    const show = (finder: ReturnType<typeof loadedFinder>) => {
      if (!isCurrent || !finder) return
      setOther(compareWith({ shade: chosen, search, ticked, finder }))
      setStatus('ready')
    }
    const finder = loadedFinder()
    if (finder) show(finder)
    else {
      setStatus('waiting')
      fetchFinder(form)
        .then(show)
        .catch(() => isCurrent && setStatus('failed'))
    }
    return () => {
      isCurrent = false
    }
  }, [chosen, search, ticked, form])
  if (!own) return null
  return (
    <section
      className={isHydrated ? styles.compare : `${styles.compare} ${styles.asleep}`}
      aria-labelledby={id}
    >
      <label className={styles.label} id={id} htmlFor={`${id}-shade`}>
        {texts.label}
      </label>
      <select
        className={styles.select}
        id={`${id}-shade`}
        value={chosen?.value ?? ''}
        disabled={!isHydrated}
        onChange={({ currentTarget }) => setPicked(currentTarget.value)}
      >
        <option value="">{texts.none}</option>
        {palette.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div aria-live="polite">
        {chosen && status !== 'ready' && <p>{status === 'waiting' ? texts.waiting : texts.failed}</p>}
        {chosen && status === 'ready' && other && (
          <ul className={styles.stage}>
            {[own, other].map((shade) => (
              <Shade key={shade.title} shade={shade} pictures={pictures} texts={texts} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type ShadeProps = { shade: Compared; pictures: StrandPictures; texts: PageTexts['compare'] }

function Shade({ shade: { title, plan, verdict, why }, pictures, texts }: ShadeProps) {
  return (
    <li className={styles.shade}>
      <div className={styles.strand}>
        {plan ? (
          <StrandPicture look={plan.looks.after} label={plan.looks.afterText} pictures={pictures} />
        ) : (
          <p className={styles.none}>{texts.notDrawn}</p>
        )}
      </div>
      <p className={styles.name}>{title}</p>
      <p>{verdict}</p>
      {plan && <p>{plan.facts.map(({ text }) => text).join(' · ')}</p>}
      {why && <p className={styles.soft}>{why}</p>}
    </li>
  )
}
