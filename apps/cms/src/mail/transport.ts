import { mkdir, rename, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import nodemailer, { type Transport, type Transporter } from 'nodemailer'
import { environment } from '../environment.ts'
import { letterFile, letterFolder } from './letter-files.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The mail server of `SMTP_URL`, or the folder of letters when there is none. */
export function createTransport(): Transporter {
  const { smtpUrl } = environment.mail
  if (!smtpUrl) return nodemailer.createTransport(toFolder())
  return smtpTransport(smtpUrl)
}

/** Writes letters as `.eml` files, each named by its id, so that one letter is one file. */
function toFolder(): Transport {
  return {
    name: 'folder',
    version: '1.0.0',
    send: (mail, done) => {
      write(mail.message.messageId(), mail.message.createReadStream()).then(
        (info) => {
          done(null, info)
        },
        (error: Error) => {
          done(error, undefined)
        },
      )
    },
  }

  async function write(messageId: string, message: NodeJS.ReadableStream) {
    const name = messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '-')
    const file = letterFile(name)
    await mkdir(letterFolder, { recursive: true, mode: 0o700 })
    // First under another name: readers of the folder find whole letters only.
    await writeFile(`${file}.part`, await buffer(message), { mode: 0o600 })
    await rename(`${file}.part`, file)
    return { messageId, file }
  }
}
