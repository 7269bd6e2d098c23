import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { decode } from '../../apps/cms/tests/support/mail-server.ts'

export type StoredQuestion = { id: number; key: string; text: string }
export type StoredMail = { key: string; state: string; attempts: number }

/** The present content of the SQLite database of a running installation. */
export function readStored(dataDir: string): {
  questions: StoredQuestion[]
  mails: StoredMail[]
  recipients: number[]
} {
  const database = new DatabaseSync(path.join(dataDir, 'pryad.db'), { readOnly: true, timeout: 5000 })
  try {
    const questions = database
      .prepare(
        `SELECT id, asked_idempotency_key AS key, asked_text AS text FROM faq_questions
         WHERE asked_idempotency_key IS NOT NULL`,
      )
      .all()
      .map(({ id, key, text }) => ({ id: Number(id), key: String(key), text: String(text) }))
    const mails = database
      .prepare('SELECT key, state, attempts FROM mails')
      .all()
      .map(({ key, state, attempts }) => ({
        key: String(key),
        state: String(state),
        attempts: Number(attempts),
      }))
    const recipients = database
      .prepare('SELECT id FROM users WHERE told_of_questions = 1')
      .all()
      .map(({ id }) => Number(id))
    return { questions, mails, recipients }
  } finally {
    database.close()
  }
}

/** Writes the write-ahead log into the database and empties it: the log would have room for many more questions. */
export function emptyWriteAheadLog(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'pryad.db'), { timeout: 5000 })
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}

/** Keys of the letters to staff about some questions, one for each recipient. */
export function expectedLetters(questions: { id: number }[], recipients: number[]): string[] {
  return questions.flatMap(({ id }) => recipients.map((person) => `question/${id}/${person}`))
}

/** The expected letters that were not sent. */
export function missingLetters(expected: string[], mails: StoredMail[]): string[] {
  const sent = new Set(mails.filter(({ state }) => state === 'sent').map(({ key }) => key))
  return expected.filter((key) => !sent.has(key))
}

/** The words of all letters that were laid into the data folder. */
export async function letters(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).map(decode)
}
