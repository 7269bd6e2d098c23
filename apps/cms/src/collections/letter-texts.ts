import type { GroupField, Validate } from 'payload'
import { accessToField } from '../access/access.ts'
import { letterEditor } from '../content/rich-text/answer-editor.ts'
import { namesIn } from '../mail/letters/fill-template.ts'

/** The names between double braces, with the meaning that editors read. */
const newQuestionNames = {
  questionId: 'номер вопроса',
  name: 'имя посетителя',
  email: 'его почта',
  question: 'вопрос',
  createdAt: 'когда задан',
  pageTitle: 'на какой странице',
  pageUrl: 'её адрес',
  adminUrl: 'вопрос в панели',
  siteName: 'название марки',
}
const questionAnsweredNames = {
  name: 'имя посетителя',
  question: 'его вопрос',
  answer: 'ответ (отдельным абзацем)',
  answerUrl: 'ответ на сайте, если он там есть',
  askUrl: 'форма вопроса',
  privacyUrl: 'политика обработки данных',
  siteName: 'название марки',
  siteUrl: 'адрес сайта',
}

/** Wording of the letters. */
export const mailField: GroupField = {
  name: 'mail',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  access: accessToField('site-settings.mail'),
  fields: [
    letterField('newQuestion', 'Сотрудникам: новый вопрос', newQuestionNames, ['question', 'adminUrl']),
    letterField('questionAnswered', 'Посетителю: ответ на вопрос', questionAnsweredNames, ['answer']),
  ],
}

function letterField(
  name: string,
  label: string,
  names: Record<string, string>,
  needed: string[],
): GroupField {
  const legend = Object.entries(names).map(([key, meaning]) => `{{${key}}} — ${meaning}`)
  const known = (value: unknown) => unknownNames(value, names)
  return {
    name,
    type: 'group',
    label,
    admin: { description: `Что чем заменится: ${legend.join('; ')}.` },
    fields: [
      { name: 'subject', type: 'text', label: 'Тема', maxLength: 150, validate: known },
      {
        name: 'preheader',
        type: 'text',
        label: 'Строка рядом с темой',
        maxLength: 150,
        validate: known,
        admin: {
          description:
            name === 'questionAnswered'
              ? 'Видна в списке писем. Если ответа нет на сайте, вместо неё будет начало ответа.'
              : 'Видна в списке писем.',
        },
      },
      {
        name: 'body',
        type: 'richText',
        label: 'Текст',
        editor: letterEditor,
        validate: ((value: unknown) => {
          const wrong = known(value)
          if (wrong !== true || !value) return wrong
          const missing = needed.filter((key) => !namesIn(value).includes(key))
          return missing.length === 0 || `Без этого письмо не имеет смысла: ${inBraces(missing)}.`
        }) satisfies Validate,
      },
    ],
  }
}

function unknownNames(value: unknown, names: Record<string, string>): true | string {
  const wrong = namesIn(value).filter((name) => !Object.hasOwn(names, name))
  return wrong.length === 0 || `Сайт не знает, чем заменить ${inBraces(wrong)}. Проверьте слово в скобках.`
}

function inBraces(names: string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ')
}
