/**
 * Takes the second step of signing in from one account, for the day when the only administrator has lost their phone and the recovery
 * codes. Usage: `node reset-second-factor.ts <e-mail>`, on the server, with the environment of the cms.
 */
import { createLocalReq, getPayload } from 'payload'
import { resetSecondFactor } from '../../accounts/second-factor/set-up.ts'
import { normalEmail } from '../../accounts/sign-in/failures.ts'
import { loadAccount } from '../../accounts/sign-in/password.ts'
import config from '../../payload.config.ts'

async function run(email: string): Promise<boolean> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const account = await loadAccount(req, { email: { equals: normalEmail(email) } })
  if (account) await resetSecondFactor(req, account, 'Сброшен на сервере')
  await payload.destroy()
  return account !== null
}

const email = process.argv[2]
if (!email) {
  console.error('Usage: node reset-second-factor.ts <e-mail>')
  process.exit(1)
}
const found = await run(email)
console.log(
  found ? `${email} signs in with the password alone from now on.` : `There is no account ${email}.`,
)
process.exit(found ? 0 : 1)
