import nodemailer, { type Transporter } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'

/** How long it may take to reach a mail server; how long all of a try may take is for `send-mail.ts` to say. */
const connectionTimeout = 10_000

/** Hands letters to the server at `url`. Options in the address itself, such as `?requireTLS=false`, go before these. */
export function smtpTransport(url: string): Transporter {
  const { username, password } = new URL(url)
  const hasPassword = username !== '' || password !== ''
  const options = {
    url,
    // Who takes the offer of TLS, or of signing in, out of the server's answer gets no password, and no letter without one.
    requireTLS: hasPassword,
    forceAuth: hasPassword,
    connectionTimeout,
    dnsTimeout: connectionTimeout,
  }
  // Given options with an address, `createTransport` forgets all but the address.
  return nodemailer.createTransport(new SMTPTransport(options), {
    // The parts of a letter come from the outbox alone: no file and no address is read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Code of the error about a server that takes no address with other letters than Latin before the @. */
export const notUtf8 = 'ENOTUTF8'

/**
 * Asks the server of `transport` whether it takes an address with other letters than Latin before the @ (SMTPUTF8): the mail
 * library would hand it over raw to a server that has never heard of them. Domains have a form in Latin letters.
 * @throws an error with the code `notUtf8` when it does not, and the library's own when the server cannot be asked.
 */
export async function requireUtf8(transport: Transporter, address: string): Promise<void> {
  const local = address.slice(0, address.lastIndexOf('@'))
  const { transporter } = transport
  if (/^\p{ASCII}*$/u.test(local) || !(transporter instanceof SMTPTransport)) return
  const connection = new SMTPConnection(transporter.options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (!takesUtf8(connection))
      throw Object.assign(new Error('The mail server has no SMTPUTF8.'), { code: notUtf8 })
  } finally {
    connection.close()
  }
}

function takesUtf8(connection: object): boolean {
  const extensions: unknown = '_supportedExtensions' in connection ? connection._supportedExtensions : []
  return Array.isArray(extensions) && extensions.includes('SMTPUTF8')
}
