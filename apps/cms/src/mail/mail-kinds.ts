/** Kinds of letters, with the labels that the panel shows. */
export const mailKinds = {
  newQuestion: 'Новый вопрос',
  questionAnswered: 'Ответ на вопрос',
  questionAssigned: 'Вопрос поручен',
  questionOverdue: 'Вопрос ждёт дольше обещанного',
  account: 'Учётная запись',
} as const

/** States of a letter. */
export const mailStates = {
  waiting: 'Ждёт отправки',
  sending: 'Отправляется',
  /** Its last byte is on the way to the server, which has not answered yet. */
  handedOver: 'Передаётся серверу',
  sent: 'Отправлено',
  failed: 'Не отправлено',
  unknown: 'Неизвестно, дошло ли',
  cancelled: 'Отменено',
} as const

export type MailState = keyof typeof mailStates

/** The states in which a letter is still on its way. */
export const openStates: MailState[] = ['waiting', 'sending', 'handedOver']
