import {
  confirmPassword,
  email,
  maxLength,
  minLength,
  password,
  type Rule,
  required,
  singleLine,
  ticked,
  withLetter,
} from './rules.ts'

/** The rules by name, with their parameters. `maxLength: true` means the default length. */
export type NamedRules = {
  required?: true
  /** For a box: it must be ticked. */
  ticked?: true
  maxLength?: true | number
  minLength?: number
  email?: true
  singleLine?: true
  withLetter?: true
  /** Name of the field that holds the password. */
  confirmPassword?: string
  password?: true
}

export type FieldRules = {
  /** Name of the field as people read it, e.g. «Имя». */
  fieldName: string
  rules?: NamedRules
  /** Rules of this form alone, asked after the named ones. */
  custom?: Rule[]
}

export type RuleSet<Field extends string = string> = Record<Field, FieldRules>

/** The first thing wrong with each wrong field. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** Checks whole forms and single fields by one rule set. */
export type Validator<Field extends string = string> = {
  validateField: (field: Field, values: Readonly<Record<string, unknown>>) => string | undefined
  /** Empty when nothing is wrong. */
  validate: (values: Readonly<Record<string, unknown>>) => FieldErrors<Field>
}

/** Builds the rules of every field from a rule set. */
export function createValidator<Field extends string>(ruleSet: RuleSet<Field>): Validator<Field> {
  const fields = Object.keys(ruleSet) as Field[]
  const rulesByField = new Map(fields.map((field) => [field, toRules(ruleSet[field])]))

  function validateField(field: Field, values: Readonly<Record<string, unknown>>): string | undefined {
    const context = { fieldName: ruleSet[field].fieldName, values }
    for (const rule of rulesByField.get(field) ?? []) {
      const message = rule(values[field], context)
      if (message) return message
    }
    return undefined
  }

  function validate(values: Readonly<Record<string, unknown>>): FieldErrors<Field> {
    const errors: FieldErrors<Field> = {}
    for (const field of fields) {
      const message = validateField(field, values)
      if (message) errors[field] = message
    }
    return errors
  }

  return { validateField, validate }
}

function toRules({ rules = {}, custom = [] }: FieldRules): Rule[] {
  const found: Rule[] = []
  if (rules.required) found.push(required)
  if (rules.ticked) found.push(ticked)
  if (rules.singleLine) found.push(singleLine)
  if (rules.maxLength) found.push(maxLength(rules.maxLength === true ? undefined : rules.maxLength))
  if (rules.minLength !== undefined) found.push(minLength(rules.minLength))
  if (rules.withLetter) found.push(withLetter)
  if (rules.email) found.push(email)
  if (rules.password) found.push(password)
  if (rules.confirmPassword !== undefined) found.push(confirmPassword(rules.confirmPassword))
  return [...found, ...custom]
}
