import nodemailer, { type Transporter } from 'nodemailer'
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
