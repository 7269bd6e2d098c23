/** Parts of the finder's texts, as editors know them, by their names in the file. */
export const sectionLabels = {
  verdicts: 'Вердикты',
  reasons: 'Причины и советы',
  before: 'Перед окрашиванием',
  warnings: 'Предупреждения',
  certainty: 'Насколько ответ точен',
  labels: 'Подписи в ответе',
  errors: 'Ошибки в ответах',
  page: 'Слова страницы',
  questions: 'Вопросы и варианты',
  wishes: 'Желания',
} as const

export type Section = keyof typeof sectionLabels

export function isSection(name: string): name is Section {
  return name in sectionLabels
}
