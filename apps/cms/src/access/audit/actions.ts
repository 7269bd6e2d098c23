/** Actions of the audit trail, with the labels that the panel shows. */
export const auditActions = {
  create: 'Создание',
  update: 'Изменение',
  draft: 'Правка черновика',
  publish: 'Публикация',
  unpublish: 'Снятие с публикации',
  trash: 'Перенос в корзину',
  restore: 'Возврат из корзины',
  delete: 'Удаление',
  login: 'Вход',
  loginFailed: 'Неудачный вход',
  secondFactorOn: 'Включение второго шага входа',
  secondFactorOff: 'Отключение второго шага входа',
  logout: 'Выход',
  passwordAsked: 'Просьба о новом пароле',
  sessionsEnded: 'Завершение сеансов',
  personalDataFound: 'Поиск персональных данных',
  personalDataExported: 'Выгрузка персональных данных',
  personalDataErased: 'Стирание персональных данных',
  anonymised: 'Обезличивание по сроку',
  oldDataErased: 'Ночное стирание данных',
  productsImported: 'Импорт товаров',
  productImportUndone: 'Отмена импорта товаров',
  contentExported: 'Выгрузка материалов',
  mailResent: 'Повторная отправка письма',
} as const

export type AuditAction = keyof typeof auditActions
