import { password as passwordRule } from '@pryad/contract/forms/rules.ts'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

/** Holds every new password against the rule shared with the site's forms: on creation, change and reset alike. */
export const requireRightPassword: CollectionBeforeOperationHook<'users'> = (given) => {
  const { operation, args, req } = given
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = args.data
  // An update without a password changes none; the panel sends an empty one when the fields were left alone.
  if (operation === 'update' && !password) return
  const message = password
    ? passwordRule(password, { fieldName: 'Пароль', values: {} })
    : req.t('validation:required')
  if (message)
    throw new ValidationError(
      { collection: 'users', errors: [{ message, label: 'Пароль', path: 'password' }] },
      req.t,
    )
}
