import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import texts from '../../../../../content/finder-texts.json' with { type: 'json' }
import type { Sums } from './daily-counts.ts'
import { largestFirst, type Section, share, writeArticle } from './report.ts'

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
        }
      }),
    ),
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
        }
      }),
    ),
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

type Question = { id: string; title: string; options?: { value: unknown; label: string }[] }

/** Questions of the texts, by the name of the answer in the finder's address. */
const questionOf: Record<string, string> = {
  level: 'naturalLevel',
  hair: 'lengths',
  hairLevel: 'lengthsLevel',
  hairTone: 'lengthsTone',
  hairBy: 'lightenedBy',
}
/** Answers that the texts have no question of their own for. */
const ownTitles: Record<string, string> = {
  greyStubborn: 'Седина не берёт цвет',
  greyYellowed: 'Седина желтит',
  regrowth: 'Сколько отросло',
  porousEnds: 'Концы пористые',
  patchy: 'Цвет пятнами',
  wish: texts.page.steps.wish,
}
const questions: Question[] = texts.questions
const reasons: Record<string, { text: string } | undefined> = texts.reasons
const verdicts: Record<string, { label: string } | undefined> = texts.verdicts

/** A question of the shade finder in its own words. */
export function questionTitle(name: string): string {
  return ownTitles[name] ?? findQuestion(name)?.title ?? name
}

/** An answer in the words of the form: «6 — тёмно-русый»; a number of a shade or of centimetres stays as it is. */
export function answerLabel(name: string, value: string): string {
  if (value === 'unknown') return texts.page.unknown
  if (name === 'wish') return wishLabel(value)
  if (name in ownTitles) return name === 'regrowth' ? `${value} см` : 'Да'
  const levels = findQuestion('level')?.options
  const options = name === 'hairLevel' ? levels : findQuestion(name)?.options
  const label = options?.find((option) => String(option.value) === value)?.label
  if (label && (name === 'level' || name === 'hairLevel')) return `${value} — ${label}`
  return label ?? (name === 'grey' ? `${value} %` : value)
}

export function wishLabel(wish: string): string {
  return texts.wishes.find(({ value }) => value === wish)?.label ?? `Оттенок ${wish}`
}

export function verdictLabel(verdict: string): string {
  return verdicts[verdict]?.label ?? verdict
}

/** Why, in the finder's own words; empty when there is no reason. */
export function reasonText(reason: string): string {
  return reasons[reason]?.text ?? ''
}

function findQuestion(name: string): Question | undefined {
  const id = questionOf[name] ?? name
  return questions.find((question) => question.id === id)
}
