import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { answerLabel, questionTitle, reasonText, verdictLabel, wishLabel } from './finder-words.ts'
import type { Sums } from './read-sums.ts'
import { largestFirst, type Section, share } from './report.ts'
import { writeArticle } from './report-links.ts'

const note = 'Ответы о здоровье не считаются.'

/** Wishes that cannot be fulfilled at home, and why. */
export function refusedWishes(sums: Sums): Section {
  const rows = verdictsOf(sums).flatMap(({ verdict, reason, wish, times }) => {
    if (verdict !== 'salon' && verdict !== 'no') return []
    const label = wishLabel(wish)
    const why = reasonText(reason)
    return [
      {
        subject: why ? `${label}: ${why}` : label,
        values: [times, verdictLabel(verdict)],
        actions: [writeArticle(label)],
      },
    ]
  })
  return {
    id: 'refused',
    title: 'Желания, которым подбор отказал',
    note: `Чего хотели и почему дома нельзя. ${note}`,
    subject: 'Желание и причина',
    measures: ['Раз', 'Ответ'],
    rows: largestFirst(rows),
    rare: 0,
  }
}

/** How the finder's answers ended. */
export function chosenVerdicts(sums: Sums): Section {
  const all = verdictsOf(sums)
  const total = all.reduce((sum, { times }) => sum + times, 0)
  const byWish = new Map<string, number>()
  for (const { verdict, wish, times } of all) {
    const key = `${verdict} ${wish}`
    byWish.set(key, (byWish.get(key) ?? 0) + times)
  }
  return {
    id: 'verdicts',
    title: 'Что выбирали: желания и ответы подбора',
    note: `Чего хотели и что из этого вышло. ${note}`,
    subject: 'Желание',
    measures: ['Раз', 'Доля', 'Ответ'],
    rows: largestFirst(
      [...byWish].map(([key, times]) => {
        const [verdict = '', wish = ''] = key.split(' ')
        return {
          subject: wishLabel(wish),
          values: [times, share(times, total), verdictLabel(verdict)],
          actions: [],
        }
      }),
    ),
    rare: 0,
  }
}

/** Answers about hair. */
export function chosenAnswers(sums: Sums): Section {
  return {
    id: 'answers',
    title: 'Что выбирали: ответы о волосах',
    note: `Сколько раз дан каждый ответ. ${note}`,
    subject: 'Вопрос и ответ',
    measures: ['Раз'],
    rows: largestFirst(
      knownOf(sums, 'finder-answer').map(([key, times]) => {
        const colon = key.indexOf(':')
        const name = key.slice(0, colon)
        return {
          subject: `${asked(questionTitle(name))} ${answerLabel(name, key.slice(colon + 1))}`,
          values: [times],
          actions: [],
        }
      }),
    ),
    rare: 0,
  }
}

/** The title of a field; one that is no question ends with a colon. */
function asked(title: string): string {
  return title.endsWith('?') ? title : `${title}:`
}

/** The counted rows that the finder knows; rows of other versions are left out. */
function knownOf(sums: Sums, name: 'finder-answer' | 'finder-verdict'): [string, number][] {
  return [...(sums.get(name) ?? [])].filter(([key]) => toCountKey(name, key) !== null)
}

function verdictsOf(sums: Sums): { verdict: string; reason: string; wish: string; times: number }[] {
  return knownOf(sums, 'finder-verdict').map(([key, times]) => {
    const [verdict = '', reason = '', wish = ''] = key.split(':')
    return { verdict, reason, wish, times }
  })
}
