import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { count } from '#app/features/statistics/count.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { AnswerEntry } from './AnswerEntry.tsx'
import { AnswersSlot } from './AnswersSlot.tsx'
import styles from './SimilarAnswers.module.css'
import { type SimilarAnswer, shortestQuestion } from './similar-answer.ts'

export type SimilarAnswersProps = { question: string; texts: SiteTexts }

/** Ready answers to questions like the one that is being written. */
export function SimilarAnswers({ question, texts }: SimilarAnswersProps) {
  const { answers: labels } = texts.forms.feedback
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [helped, setHelped] = useState<ReadonlySet<string>>(new Set())
  // Nothing takes the place of an answer that is being read.
  const isReading = open.size > 0
  const answers = useSimilarAnswers(question, isReading)
  useCountOfShown(answers)
  return (
    <AnswersSlot title={titleOf(answers, labels)} isOpen={isReading}>
      {answers && answers.length > 0 && (
        <ul className={styles.list}>
          {answers.map((entry) => (
            <li key={entry.href} className={styles.entry}>
              <AnswerEntry
                entry={entry}
                newTab={texts.popups.shops.newTab}
                onToggle={(isOpen) => setOpen((others) => withEither(others, entry.href, isOpen))}
              >
                <Helped
                  isHelped={helped.has(entry.href)}
                  labels={labels}
                  onPress={() => {
                    if (entry.id) count('suggestion-helped', entry.id)
                    setHelped((others) => withEither(others, entry.href, true))
                  }}
                />
              </AnswerEntry>
            </li>
          ))}
        </ul>
      )}
    </AnswersSlot>
  )
}

type Labels = SiteTexts['forms']['feedback']['answers']

function titleOf(answers: SimilarAnswer[] | null, labels: Labels): string {
  if (!answers) return labels.waiting
  return answers.length > 0 ? labels.title : labels.none
}

/** The button gives way to the thanks, which take its focus. */
function Helped({ isHelped, labels, onPress }: { isHelped: boolean; labels: Labels; onPress: () => void }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (isHelped) thanks.current?.focus()
  }, [isHelped])
  if (isHelped) {
    return (
      <p className={styles.thanks} ref={thanks} tabIndex={-1}>
        {labels.thanks}
      </p>
    )
  }
  return (
    <div>
      <Button look="secondary" onClick={onPress}>
        {labels.helped}
      </Button>
    </div>
  )
}

/** Each answer is counted once, however often it comes and goes while somebody writes. */
function useCountOfShown(answers: SimilarAnswer[] | null): void {
  const counted = useRef(new Set<string>())
  useEffect(() => {
    for (const { id } of answers ?? []) {
      if (!id || counted.current.has(id)) continue
      counted.current.add(id)
      count('suggestion-shown', id)
    }
  }, [answers])
}

function withEither(others: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  const set = new Set(others)
  if (isIn) set.add(one)
  else set.delete(one)
  return set
}

/** A pause in writing after which answers are fetched. */
const pauseMilliseconds = 400

/**
 * Ready answers to a question while it is being written; null while it is too short. They stay until others have loaded, and while one is
 * being read. If the request fails, nothing changes: the visitor did not ask for these.
 */
function useSimilarAnswers(question: string, isReading: boolean): SimilarAnswer[] | null {
  const [found, setFound] = useState<SimilarAnswer[] | null>(null)
  const wanted = question.trim()
  const isEnough = wanted.length >= shortestQuestion

  useEffect(() => {
    if (!isEnough || isReading) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSimilarAnswers(wanted, controller.signal).then(setFound, () => undefined)
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, isEnough, isReading])

  return isEnough || isReading ? found : null
}

/** @throws as `fetchData` does. */
async function fetchSimilarAnswers(question: string, signal: AbortSignal): Promise<SimilarAnswer[]> {
  const found = await fetchData('/similar-answers', hasAnswers, {
    method: 'POST',
    body: new URLSearchParams({ question }),
    headers: { accept: 'application/json' },
    signal,
    timeoutMilliseconds: 5000,
  })
  return found.answers
}

function hasAnswers(answer: unknown): answer is { answers: SimilarAnswer[] } {
  return isRecord(answer) && Array.isArray(answer.answers)
}
