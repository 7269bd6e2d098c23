import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
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

/** Deletes the files of letters about a question: they hold the name, the address and the words of whoever asked. */
export async function deleteLetterFiles(req: PayloadRequest, question: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: { question: { equals: question } },
    depth: 0,
    pagination: false,
    select: { kind: true },
    req,
  })
  await Promise.all(docs.map((mail) => rm(letterFile(letterId(mail)), { force: true })))
}
