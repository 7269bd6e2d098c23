import file from '../../../../../content/finder-texts.json' with { type: 'json' }

type Question = { id: string; title: string }

const verdicts: Record<string, { label: string } | undefined> = file.verdicts
const reasons: Record<string, { text: string; verdict: string } | undefined> = file.reasons
const questions: Question[] = file.questions

/** Parts of the finder's texts, as editors know them, by their names in the file. */
const sections: Record<string, string | undefined> = {
  verdicts: 'Подбор: вердикты',
  reasons: 'Подбор: причины и советы',
  before: 'Подбор: перед окрашиванием',
  warnings: 'Подбор: предупреждения',
  certainty: 'Подбор: насколько ответ точен',
  labels: 'Подбор: подписи в ответе',
  errors: 'Подбор: ошибки в ответах',
  page: 'Подбор: слова страницы',
  questions: 'Подбор: вопросы и варианты',
  wishes: 'Подбор: желания',
}

/** The section of the panel that a text of the finder is in. @throws when its part of the file has none. */
export function sectionOf(key: string): string {
  const [part = ''] = key.split('.')
  const section = sections[part]
  if (!section) throw new Error(`content/finder-texts.json: "${part}" has no section in the panel`)
  return section
}

/** Where a text of the finder stands in its section, in words for editors. */
export function describePlace(key: string): string {
  const [section, name = '', field = ''] = key.split('.')
  switch (section) {
    case 'verdicts':
      return field === 'label' ? 'Вердикт' : `Под вердиктом «${verdictOf(name)}»`
    case 'reasons':
      return describeReason(name, field)
    case 'before':
      return 'Что сделать до окрашивания'
    case 'warnings':
      return 'На что обратить внимание'
    case 'certainty':
      return 'Насколько ответ точен'
    case 'labels':
      return 'Подпись в ответе'
    case 'errors':
      return 'Что сказано, если ответ не подходит'
    case 'questions':
      return describeQuestion(name, field)
    case 'wishes':
      return 'Желание на выбор'
    default:
      return 'На странице подбора'
  }
}

function describeReason(name: string, field: string): string {
  const reason = reasons[name]
  const verdict = verdictOf(reason?.verdict ?? '')
  if (field === 'text') return `Причина вердикта «${verdict}»`
  const advice = field === 'alone' ? 'Совет, если предложить нечего,' : 'Совет'
  return `${advice} после слов «${reason?.text}»`
}

function describeQuestion(name: string, field: string): string {
  const title = questions.find(({ id }) => id === name)?.title
  if (field === 'title') return 'Вопрос'
  return field === 'hint' ? `Подсказка к вопросу «${title}»` : `Вариант ответа на вопрос «${title}»`
}

function verdictOf(name: string): string {
  return verdicts[name]?.label ?? name
}
