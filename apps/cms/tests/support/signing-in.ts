import { afterEach } from 'vitest'
import { testCms } from './cms.ts'
import { restoreMocks } from './mocks.ts'
import { password, send, signIn } from './people.ts'
import { visitor } from './questions.ts'

let lastHost = 0
/** An address nobody has guessed from. */
export const somewhere = () => visitor(`192.0.2.${++lastHost}`)

/** Gives the tests of a file a cms into which people sign in, each time from an address of their own. */
export async function signingIn() {
  const cms = await testCms()
  const admin = await signIn(cms, 'admin', 'Анна')

  /** Sets whether everybody needs the second step. */
  async function require(secondFactorRequired: boolean): Promise<void> {
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { signIn: { secondFactorRequired }, _status: 'published' },
    })
  }

  afterEach(async () => {
    restoreMocks()
    await require(false)
  })
  return {
    cms,
    admin,
    require,
    logIn: (email: string, code?: string, headers = somewhere()) =>
      send(cms, 'POST', '/users/login', { email, password, ...(code && { code }) }, headers),
  }
}

/** The first refusal of an answer. */
export const errorOf = async (response: Response) => (await response.json()).errors[0]
