import type { RowField } from 'payload'
import type { FaqQuestion } from '../payload-types.ts'
import { hasAnswer } from './answer.ts'

/** Decides whether a save publishes or sends the answer. It stands below the answer: on a narrow screen the sidebar is far away. */
export const readinessField: RowField = {
  type: 'row',
  fields: [
    {
      name: 'published',
      type: 'checkbox',
      label: 'Показывать на сайте',
      defaultValue: false,
      index: true,
      validate: (value: unknown, { data }: { data: Partial<FaqQuestion> }) => {
        if (!value || data.state === 'spam') return true
        if (!hasAnswer(data)) return 'Сначала напишите ответ: без него вопрос на сайте не показывают.'
        return data.answerUnready
          ? 'Ответ помечен как неготовый. Снимите эту отметку или не показывайте вопрос.'
          : true
      },
      admin: {
        width: '40%',
        components: { Field: '/panel/Tick.tsx#Tick', Cell: '/panel/cells.tsx#CheckCell' },
      },
    },
    {
      name: 'answerUnready',
      type: 'checkbox',
      label: 'Ответ ещё не готов',
      defaultValue: false,
      admin: {
        width: '60%',
        description:
          'Готовый ответ сразу уходит посетителю письмом. Пишете в несколько приёмов — отметьте и снимите отметку, когда закончите.',
        condition: (data) => data.state !== 'answered' || data.answerUnready,
        components: { Field: '/panel/Tick.tsx#Tick' },
      },
    },
  ],
}
