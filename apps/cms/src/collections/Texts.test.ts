import { expect, test } from 'vitest'
import { checkPlaces } from './Texts.ts'

test.each([
  ['Не меньше {min} и не больше {max} минут', 'Держать {min}–{max} минут'],
  ['До {max}, начиная с {min}', 'Держать {min}–{max} минут'],
  ['Нельзя | пока', 'Нельзя'],
  ['{n} мин.|{n} мин.|{n} мин.', '{n} минута|{n} минуты|{n} минут'],
])('«%s» may stand for «%s»', (text, original) => {
  expect(checkPlaces(text, original)).toBe(true)
})

test.each([
  ['Держать до {max} минут', 'Держать {min}–{max} минут', /Оставьте в тексте \{min\}/],
  ['Держать {мин}–{max} минут', 'Держать {min}–{max} минут', /Оставьте в тексте \{min\}/],
  ['Нельзя {пока}', 'Нельзя', /Уберите \{пока\}/],
  ['{n} минут', '{n} минута|{n} минуты|{n} минут', /Нужны 3 формы/],
  ['{n} минута|минуты|{n} минут', '{n} минута|{n} минуты|{n} минут', /Оставьте в тексте \{n\}/],
])('«%s» may not stand for «%s»', (text, original, problem) => {
  expect(checkPlaces(text, original)).toMatch(problem)
})
