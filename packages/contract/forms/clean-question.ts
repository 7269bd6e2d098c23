import { readMailAddress } from './mail-address.ts'
import { cleanLine } from './rules.ts'

/** A question that has passed the rules, in the form in which it is stored: without what came in with pasted text. */
export function cleanQuestion<Values extends { name: string; email: string; question: string }>(
  values: Values,
): Values {
  const read = readMailAddress(values.email)
  return {
    ...values,
    name: cleanLine(values.name),
    email: 'address' in read ? read.address : values.email.trim(),
    question: values.question.trim(),
  }
}
