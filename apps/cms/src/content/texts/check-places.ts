import { findPlaceProblem } from '@pryad/colour/texts/editable-texts.ts'

/**
 * Whether a text has the places and the forms of the original.
 * @returns a message for the editor when something is wrong, else true.
 */
export function checkPlaces(text: string, original: string): true | string {
  const problem = findPlaceProblem(text, original)
  switch (problem?.kind) {
    case undefined:
      return true
    case 'forms':
      return `Нужны ${problem.wanted} формы через черту |, как в исходном тексте: для 1, для 2 и для 5.`
    case 'missing':
      return `Оставьте в тексте ${problem.places.join(' и ')}: на это место сайт подставит своё. Переставлять можно.`
    case 'unknown':
      return `Уберите ${problem.places.join(' и ')}: подставить сюда нечего, посетитель увидел бы скобки.`
  }
}
