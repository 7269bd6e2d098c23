/** The rule of passwords, shown beside the field before anybody is refused. */
export const passwordRuleText =
  'Больше\u00a08 и\u00a0меньше\u00a020 латинских символов, среди них заглавная буква, строчная и\u00a0цифра.'
