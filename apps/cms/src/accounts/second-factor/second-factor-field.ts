import type { GroupField } from 'payload'

/**
 * The second step of signing in (TOTP, RFC 6238) of one person. All of it is the system's: no answer of the API and no screen of the
 * panel shows it.
 */
export const secondFactorField: GroupField = {
  name: 'secondFactor',
  type: 'group',
  label: 'Второй шаг входа',
  hidden: true,
  access: { read: () => false, create: () => false, update: () => false },
  fields: [
    /** The shared secret, encrypted; there from the moment it is shown to the person. */
    { name: 'secret', type: 'text', label: 'Секрет', hidden: true },
    /** Empty until the person has shown that their app knows the secret. */
    { name: 'confirmedAt', type: 'date', label: 'Подтверждён', hidden: true },
    /** The newest time step a code was taken for: no code is taken twice (RFC 6238, 5.2). */
    { name: 'lastStep', type: 'number', label: 'Последний шаг', hidden: true },
    /** Hashes of the recovery codes that have not been used. */
    { name: 'recoveryCodes', type: 'json', label: 'Запасные коды', hidden: true },
  ],
}
