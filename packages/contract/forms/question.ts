import type { Rule } from './rules.ts'
import { createValidator, type RuleSet } from './validator.ts'

/** Fields of the question form, in the order people fill them. */
export type QuestionField = 'name' | 'email' | 'question' | 'consent' | 'recaptcha'

export const questionMaxLength = 2000

/** Names of the fields as the form's wording has them; the captcha says its message by itself. */
export type QuestionFieldNames = Record<Exclude<QuestionField, 'recaptcha'>, string>

const defaultFieldNames: QuestionFieldNames = {
  name: 'Имя',
  email: 'Электронная почта',
  question: 'Вопрос',
  consent: 'Согласие',
}

export type QuestionRulesOptions = {
  fieldNames?: QuestionFieldNames
  captchaMessage?: string
  /** `mailAddress`, where it is loaded: servers always have it. */
  address?: Rule | undefined
}

/** Rules of the question form (spec §3, §5): the browser, the site's server and the API all run these. */
function questionRules({
  fieldNames = defaultFieldNames,
  captchaMessage = 'Пройдите проверку, чтобы отправить вопрос.',
  address,
}: QuestionRulesOptions = {}): RuleSet<QuestionField> {
  return {
    name: {
      fieldName: fieldNames.name,
      rules: { required: true, singleLine: true, maxLength: true, withLetter: true },
    },
    email: {
      fieldName: fieldNames.email,
      rules: { required: true, singleLine: true, maxLength: true, email: true },
      custom: address ? [address] : [],
    },
    question: {
      fieldName: fieldNames.question,
      rules: { required: true, minLength: 10, maxLength: questionMaxLength },
    },
    consent: { fieldName: fieldNames.consent, rules: { ticked: true } },
    recaptcha: {
      fieldName: '',
      // A captcha's response is long, and its provider says whether it is good.
      custom: [
        (value) =>
          typeof value === 'string' && value.trim() && value.length <= 10_000 ? undefined : captchaMessage,
      ],
    },
  }
}

/** Checks the question form with the given wording. */
export function createQuestionValidator(options?: QuestionRulesOptions) {
  return createValidator(questionRules(options))
}
