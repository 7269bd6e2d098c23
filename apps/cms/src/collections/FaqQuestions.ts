import { questionMaxLength } from '@pryad/contract/forms/question.ts'
import { maxLength, required } from '@pryad/contract/forms/rules.ts'
import type { CollectionConfig, UIField } from 'payload'
import { accessTo } from '../access/access.ts'
import { questionEditor } from '../content/rich-text/answer-editor.ts'
import { moment, tagsField } from '../content/shared-fields.ts'
import { deleteLettersOfQuestion } from '../mail/letter-files.ts'
import { writeActOfDeletion } from '../operations/personal-data/erasure-acts.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { hasAnswer, mailAnswer, setState } from '../questions/answer.ts'
import { inboxEndpoints } from '../questions/inbox-endpoints.ts'
import { searchBySender, searchedFields } from '../questions/inbox-filters.ts'
import { tellAssignee } from '../questions/notify-staff.ts'
import {
  askedField,
  assigneeField,
  noteField,
  questionStates,
  readinessField,
} from '../questions/question-fields.ts'

export const FaqQuestions: CollectionConfig = {
  slug: 'faq-questions',
  labels: { singular: 'Вопрос', plural: 'Вопросы и ответы' },
  orderable: true,
  access: accessTo('faq-questions'),
  defaultSort: '-createdAt',
  endpoints: inboxEndpoints,
  hooks: {
    beforeOperation: [searchBySender],
    beforeChange: [setState],
    afterChange: [mailAnswer, tellAssignee],
    beforeDelete: [writeActOfDeletion, deleteLettersOfQuestion],
  },
  admin: {
    group: 'Вопросы',
    useAsTitle: 'question',
    defaultColumns: ['question', 'asked.name', 'state', 'assignee', 'published', 'createdAt'],
    listSearchableFields: searchedFields,
    components: {
      beforeListTable: ['/questions/panel/InboxFilters.tsx#InboxFilters'],
      edit: { beforeDocumentControls: ['/questions/panel/NextQuestion.tsx#NextQuestion'] },
    },
  },
  fields: [
    {
      name: 'question',
      type: 'textarea',
      label: 'Вопрос',
      required: true,
      // The form's own rules: a text that passed them is stored, and they count an emoji as one character.
      validate: (value: unknown) => {
        const context = { fieldName: 'Вопрос', values: {} }
        return required(value, context) ?? maxLength(questionMaxLength)(value, context) ?? true
      },
    },
    { name: 'answer', type: 'richText', label: 'Ответ', editor: questionEditor },
    readinessField,
    askedField,
    noteField,
    {
      name: 'state',
      type: 'select',
      label: 'Состояние',
      required: true,
      defaultValue: 'answered',
      index: true,
      options: [...questionStates],
      validate: (value: unknown, { data }: { data: Partial<FaqQuestion> }) =>
        value !== 'answered' || hasAnswer(data) || 'Сначала напишите ответ.',
      admin: {
        position: 'sidebar',
        isClearable: false,
        components: { Cell: '/questions/panel/QuestionCells.tsx#StateCell' },
      },
    },
    panelField('promise', '/questions/panel/QuestionSidebar.tsx#PromiseNote'),
    {
      name: 'answeredAt',
      type: 'date',
      label: 'Ответ дан',
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: moment,
        condition: (data) => Boolean(data.answeredAt),
      },
    },
    assigneeField,
    tagsField,
    panelField('suggestedTopics', '/questions/panel/QuestionSidebar.tsx#SuggestedTopics'),
    {
      // When colleagues were told that the promised time is over: they are told once.
      name: 'remindedAt',
      type: 'date',
      label: 'Напомнили',
      index: true,
      hidden: true,
    },
    panelField('markRead', '/questions/panel/QuestionSidebar.tsx#MarkRead'),
    panelField('mailOfAnswer', '/questions/panel/QuestionSidebar.tsx#MailOfAnswer'),
  ],
}

/** A field that holds nothing: it shows something in the sidebar, or does something there. */
function panelField(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: component }, disableListColumn: true },
  }
}
