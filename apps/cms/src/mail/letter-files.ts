import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { findAll } from '../databases/find.ts'
import { environment } from '../environment.ts'
import type { Mail } from '../payload-types.ts'

/** Where letters are laid when there is no mail server. */
export const letterFolder = path.join(environment.dataDir, 'mail')

/** The id a letter keeps through all tries, without its domain. */
export function letterId({ id, kind }: Pick<Mail, 'id' | 'kind'>): string {
  return `mail-${id}.${kind}`
}

/** The file of a letter in the folder. */
export function letterFile(id: string): string {
  return path.join(letterFolder, `${id}.eml`)
}

/** Deletes the files of letters about a question: they hold the sender's name, address and words. */
export async function deleteLetterFiles(req: PayloadRequest, question: number): Promise<void> {
  const docs = await findAll(req.payload, {
    collection: 'mails',
    where: { question: { equals: question } },
    select: { kind: true },
    req,
  })
  await Promise.all(docs.map((mail) => rm(letterFile(letterId(mail)), { force: true })))
}

/** Deletes the letters about a question with the question: later nobody could tell whose they are. */
export const deleteLettersOfQuestion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteLetterFiles(req, Number(id))
}

/**
 * Deletes the files of letters that the outbox does not know any more, or whose question or sender is gone: nobody could find them to
 * erase them. Answers how many.
 */
export async function deleteLostLetterFiles(req: PayloadRequest): Promise<number> {
  const files = await readdir(letterFolder).catch(() => [])
  const letters = files.filter((file) => /^mail-\d+\./.test(file))
  if (letters.length === 0) return 0
  const docs = await findAll(req.payload, {
    collection: 'mails',
    where: { or: [{ 'question.asked.email': { exists: true } }, { kind: { equals: 'account' } }] },
    select: { kind: true },
    req,
  })
  const known = new Set(docs.map((mail) => `${letterId(mail)}.eml`))
  const lost = letters.filter((file) => !known.has(file.replace(/\.part$/, '')))
  await Promise.all(lost.map((file) => rm(path.join(letterFolder, file), { force: true })))
  return lost.length
}
