/** States of a question, with the labels that the panel shows. */
export const questionStates = [
  { value: 'new', label: 'Новый' },
  { value: 'read', label: 'Прочитан' },
  { value: 'answered', label: 'Есть ответ' },
  { value: 'spam', label: 'Спам' },
] as const
