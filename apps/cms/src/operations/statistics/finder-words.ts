import texts from '../../../../../content/finder-texts.json' with { type: 'json' }

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
