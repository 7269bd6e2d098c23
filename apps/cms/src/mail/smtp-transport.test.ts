import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { toMailProblem } from './smtp-problem.ts'
import { requireUtf8, smtpTransport } from './smtp-transport.ts'

const letter = { from: 'pisma@pryad.example', to: 'olga@example.ru', subject: 'Ответ', text: 'Ответ.' }

/** Runs a mail server; answers its port and what it was told: passwords and recipients. */
async function serve(options: SMTPServerOptions) {
  const told: string[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) => {
      told.push(password ?? '')
      done(null, { user: 'pryad' })
    },
    onRcptTo: ({ address }, _, done) => {
      told.push(address)
      done()
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)))
  return { told, port: (server.server.address() as AddressInfo).port }
}

async function problemOf(url: string, to: string): Promise<string | undefined> {
  const transport = smtpTransport(url)
  try {
    await requireUtf8(transport, to)
    await transport.sendMail({ ...letter, to })
    return undefined
  } catch (error) {
    return toMailProblem(error).text
  } finally {
    transport.close()
  }
}

const noTls = { disabledCommands: ['STARTTLS'] }

// Its certificate is signed by itself, where it has one.
test.each<
  [title: string, SMTPServerOptions, address: string, to: string, problem: string | undefined, told: string[]]
>([
  [
    'a password goes to no server without TLS',
    noTls,
    'smtp://pryad:secret@HOST',
    letter.to,
    'не предлагает защищённого',
    [],
  ],
  [
    'unless the address says so',
    noTls,
    'smtp://pryad:secret@HOST?requireTLS=false',
    letter.to,
    undefined,
    ['secret', letter.to],
  ],
  ['without a password none is needed', noTls, 'smtp://HOST', letter.to, undefined, [letter.to]],
  [
    'a certificate that nobody knows is named',
    {},
    'smtp://pryad:secret@HOST',
    letter.to,
    'Сертификат почтового сервера',
    [],
  ],
  [
    'with TLS from the start as well',
    { secure: true },
    'smtps://pryad:secret@HOST',
    letter.to,
    'Сертификат почтового сервера',
    [],
  ],
  ['a port without TLS is named', noTls, 'smtps://pryad:secret@HOST', letter.to, 'smtps:// на smtp://', []],
  [
    'no letter goes without the signing in that was asked for',
    { disabledCommands: ['AUTH'] },
    'smtp://pryad:secret@HOST?tls.rejectUnauthorized=false',
    letter.to,
    'не предлагает входа по паролю',
    [],
  ],
  [
    'Cyrillic letters before the @ go to no server that does not know them',
    { ...noTls, hideSMTPUTF8: true },
    'smtp://HOST',
    'анна@почта.рф',
    'русские буквы',
    [],
  ],
  ['and to one that does', noTls, 'smtp://HOST', 'анна@почта.рф', undefined, ['анна@почта.рф']],
  [
    'a Cyrillic domain goes everywhere',
    { ...noTls, hideSMTPUTF8: true },
    'smtp://HOST',
    'anna@почта.рф',
    undefined,
    ['anna@почта.рф'],
  ],
])('%s', async (_, options, address, to, problem, expected) => {
  const { told, port } = await serve(options)
  const found = await problemOf(address.replace('HOST', `127.0.0.1:${port}`), to)
  expect(found).toEqual(problem && expect.stringContaining(problem))
  expect(told).toEqual(expected)
})
