import { password as passwordRule } from '@pryad/contract/forms/rules.ts'

/** The rule of passwords, shown beside the field before anybody is refused. */
export const passwordRuleText =
  'Нужно больше\u00a08 и\u00a0меньше\u00a020 латинских символов, среди них заглавная буква, строчная и\u00a0цифра.'

/** Says the same rule of a password that breaks it; undefined of any other, and of none. */
export function findPasswordProblem(password: unknown): string | undefined {
  return (
    passwordRule(password, { fieldName: 'Пароль', values: {} }) &&
    `Пароль не\u00a0подходит. ${passwordRuleText}`
  )
}

/** The faults of a new password that was typed twice, by the names of the fields. */
export function newPasswordProblems({ password = '', repeated = '' }: Record<string, string>) {
  const wrong = findPasswordProblem(password)
  return {
    ...(wrong && { password: wrong }),
    ...(password && repeated && password !== repeated && { repeated: 'Пароли не\u00a0совпадают.' }),
  }
}

/** Stands in the panel's form for the password of a new account, which has none: the server puts a secret in its place. */
export const noPassword = 'Placeholder1'
