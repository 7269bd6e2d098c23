import { listTexts } from '@pryad/colour/texts/editable-texts.ts'
import finder from '../../../../../content/finder-texts.json' with { type: 'json' }
import site from '../../../../../content/site.json' with { type: 'json' }

type Question = { id: string; title: string }

const verdicts: Record<string, { label: string } | undefined> = finder.verdicts
const reasons: Record<string, { text: string; verdict: string } | undefined> = finder.reasons
const questions: Question[] = finder.questions

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
function sectionOf(key: string): string {
  const [part = ''] = key.split('.')
  const section = sections[part]
  if (!section) throw new Error(`content/finder-texts.json: "${part}" has no section in the panel`)
  return section
}

/** Where a text of the finder stands in its section, in words for editors. */
function describePlace(key: string): string {
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

/** A text of the interface as this release has it. `section` and `place` say to editors where it stands. */
export type ReleaseText = { key: string; section: string; place: string; original: string }

/** Texts by their names, or the labels of such texts. */
export type TextTree = { [name: string]: string | TextTree }

/** Labels of a tree of texts: a text has its own, a group names itself by `groupLabel`. */
type Labels<Texts> = { groupLabel: string } & {
  [Name in keyof Texts]: Texts[Name] extends string ? string : Labels<Texts[Name]>
}

type SiteTexts = typeof site.texts
/** Types ask for the label of each text, and tests for the text of each label. */
const labels: { [Name in keyof SiteTexts]: Labels<SiteTexts[Name]> } = site.labels

/** All texts of the interface that this release has, in the order of the files: those of the site, and those of the shade finder. */
export const releaseTexts: readonly ReleaseText[] = [
  ...listSiteTexts(site.texts, labels),
  ...listFinderTexts(),
]

function listSiteTexts(
  texts: TextTree,
  labels: TextTree,
  path = 'site',
  words: string[] = [],
): ReleaseText[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${path}.${name}`
    const label = labels[name]
    if (typeof text === 'object' && typeof label === 'object') {
      return listSiteTexts(text, label, key, [...words, String(label.groupLabel)])
    }
    if (typeof text !== 'string' || typeof label !== 'string')
      throw new Error(`${key} has no label of its own`)
    const [section = '', ...place] = [...words, label]
    return [{ key, section, place: place.join(' → '), original: text }]
  })
}

function listFinderTexts(): ReleaseText[] {
  return listTexts(finder).map(({ key, text }) => ({
    key: `finder.${key}`,
    section: sectionOf(key),
    place: describePlace(key),
    original: text,
  }))
}
