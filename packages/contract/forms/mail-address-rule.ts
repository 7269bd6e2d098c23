import { readMailAddress } from './mail-address.ts'
import { isEmpty, type Rule, wrongForm } from './rules.ts'

/** An address to which a letter can come. Servers ask it of every form; pages load it when somebody begins to write. An empty value passes. */
export const mailAddress: Rule = (value, { fieldName }) => {
  if (isEmpty(value)) return undefined
  const read = typeof value === 'string' ? readMailAddress(value) : ({ problem: 'form' } as const)
  if ('address' in read) return undefined
  switch (read.problem) {
    case 'form':
      return wrongForm(fieldName)
    case 'mixed':
      return `Поле «${fieldName}» содержит вперемешку русские и латинские буквы: «${read.part}». Сотрите его и наберите заново в одной раскладке`
    case 'misspelt':
      return `Поле «${fieldName}» содержит опечатку: «${read.domain}» вместо «${read.meant}»`
  }
}
