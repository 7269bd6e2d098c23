import type { SiteTexts } from '../site-texts.ts'
import type { TextLabels } from '../text-fields.ts'

export const navigation: TextLabels<SiteTexts['navigation']> = {
  groupLabel: 'Меню и переходы',
  label: 'Меню, для программ чтения с экрана',
  home: 'Ссылка на главную',
  ask: 'Кнопка вопроса в шапке',
  openMenu: 'Кнопка: открыть меню',
  closeMenu: 'Кнопка: закрыть меню',
  skipToContent: 'Переход к содержанию, для клавиатуры',
  breadcrumbs: 'Цепочка ссылок, для программ чтения с экрана',
  menu: 'Заголовок меню на телефоне',
  pageLoaded: 'Сообщение о переходе, для программ чтения с экрана',
  loading: 'Сообщение о загрузке, для программ чтения с экрана',
}

export const carousel: TextLabels<SiteTexts['carousel']> = {
  groupLabel: 'Карусель',
  label: 'Название карусели, для программ чтения с экрана',
  previous: 'Кнопка: предыдущий слайд',
  next: 'Кнопка: следующий слайд',
  position: 'Номер слайда',
  goTo: 'Точка под каруселью',
}

export const common: TextLabels<SiteTexts['common']> = {
  groupLabel: 'Общие слова',
  read: 'Читать',
  watch: 'Смотреть',
  loading: 'Загружаем',
  close: 'Закрыть',
  copyLink: 'Кнопка: скопировать ссылку',
  linkCopied: 'Ссылка скопирована',
  share: 'Кнопка: поделиться',
  newTab: 'Пояснение к ссылке в новой вкладке',
  retry: 'Кнопка: попробовать ещё раз',
  important: 'Заголовок врезки «Важно»',
  salon: 'Заголовок врезки «Когда к мастеру»',
  allLessons: 'Ссылка на все уроки',
  allArticles: 'Ссылка на все статьи',
  allShades: 'Ссылка на всю палитру',
  allQuestions: 'Ссылка на все вопросы',
  table: 'Название таблицы, для программ чтения с экрана',
  compare: 'Ползунок «до и после», для программ чтения с экрана',
}

export const footer: TextLabels<SiteTexts['footer']> = {
  groupLabel: 'Подвал',
  about: 'О сайте',
  disclaimer: 'Предупреждение',
  navTitle: 'Заголовок списка разделов',
  documentsTitle: 'Заголовок списка документов',
  privacy: 'Ссылка на политику данных',
  cookies: 'Ссылка на политику cookie',
  consent: 'Ссылка на согласие',
  cookieSettings: 'Кнопка настройки cookie',
  feedback: 'Кнопка вопроса',
  help: 'Ссылка на первую помощь',
  topicsTitle: 'Заголовок тем в окне поиска',
  copyright: 'Подпись правообладателя',
}

export const errors: TextLabels<SiteTexts['errors']> = {
  groupLabel: 'Ошибки',
  notFound: {
    groupLabel: 'Страница не найдена',
    code: 'Крупное число',
    title: 'Заголовок',
    text: 'Текст',
    homeLink: 'Ссылка на главную',
    articlesLink: 'Ссылка на статьи',
    videoLink: 'Ссылка на уроки',
    topics: 'Заголовок над темами',
  },
  serverError: {
    groupLabel: 'Ошибка на сайте',
    code: 'Крупное число',
    title: 'Заголовок',
    text: 'Текст',
    retry: 'Кнопка: обновить',
    requestId: 'Номер обращения',
    homeLink: 'Ссылка на главную',
  },
  offline: { groupLabel: 'Нет связи', title: 'Заголовок', text: 'Текст' },
}
