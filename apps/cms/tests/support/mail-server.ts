import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedLetter = { to: string[]; from: string; raw: string; text: string }

/**
 * How the server behaves: `working`, `refusing` every recipient for ever, `refusing us` for ever, `busy` for now, `dropping` the connection after the last
 * byte without a word, `hanging` up before the letter.
 */
export type Behaviour = 'working' | 'refusing' | 'refusing us' | 'busy' | 'dropping' | 'hanging'

export type MailServer = {
  url: string
  /** Letters it has taken, newest last. */
  letters: ReceivedLetter[]
  behave: (as: Behaviour) => void
  /** Stops listening; `start` begins again on the same port. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A real SMTP server on this machine, which asks for a name and a password and keeps the letters to itself. */
export async function startMailServer(): Promise<MailServer> {
  const letters: ReceivedLetter[] = []
  let behaviour: Behaviour = 'working'
  let port = 0
  let server: SMTPServer

  async function start() {
    server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _, done) => {
        if (username === 'pryad' && password === 'p@rol/') done(null, { user: username })
        else done(Object.assign(new Error('Wrong name or password'), { responseCode: 535 }))
      },
      onMailFrom: (_, __, done) => {
        if (behaviour === 'refusing us') done(Object.assign(new Error('Not you'), { responseCode: 550 }))
        else done()
      },
      onRcptTo: (_, session, done) => {
        if (behaviour === 'refusing') done(Object.assign(new Error('No such person'), { responseCode: 550 }))
        else if (behaviour === 'busy') done(Object.assign(new Error('Come later'), { responseCode: 451 }))
        else if (behaviour === 'hanging') hangUp(session.id)
        else done()
      },
      onData: (stream, { id, envelope }, done) => {
        // A letter that never ends is none.
        const whole = buffer(stream).catch(() => undefined)
        void whole.then((received) => {
          if (!received) return
          const raw = received.toString('utf8')
          letters.push({
            to: envelope.rcptTo.map(({ address }) => address),
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            raw,
            text: decode(raw),
          })
          if (behaviour === 'dropping') hangUp(id)
          else done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
    port = (server.server.address() as AddressInfo).port
  }

  function hangUp(id: string) {
    for (const connection of server.connections) {
      if (connection.id === id) connection.close()
    }
  }

  await start()
  return {
    get url() {
      return `smtp://pryad:${encodeURIComponent('p@rol/')}@127.0.0.1:${port}?requireTLS=false`
    },
    letters,
    behave: (as) => {
      behaviour = as
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
    start,
  }
}

/** All of a letter's words: its headers and parts, decoded from whatever they travel in, with plain spaces. */
export function decode(raw: string): string {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
  const headers = unfolded.replace(
    /=\?UTF-8\?([BQ])\?([^?]*)\?=(\s+(?==\?))?/gi,
    (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString()
        : fromQuotedPrintable(data.replaceAll('_', ' ')),
  )
  const parts = [
    ...raw.matchAll(/content-transfer-encoding: (\S+)[\s\S]*?\r\n\r\n([\s\S]*?)(?=\r\n--|$)/gi),
  ].map(([, encoding = '', body = '']) =>
    encoding.toLowerCase() === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding.toLowerCase() === 'quoted-printable'
        ? fromQuotedPrintable(body)
        : body,
  )
  return [headers.split('\r\n\r\n')[0], ...parts].join('\n').replaceAll('\u00a0', ' ')
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
