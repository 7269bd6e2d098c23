import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { runQueue } from './support/jobs.ts'
import { decode } from './support/mail-server.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
const { forgetSender } = await import('../src/operations/personal-data/visitor-data.ts')
const { findInterruptedWork, resumeInterruptedWork } = await import('../src/operations/resume-jobs.ts')

test('without a mail server a letter becomes a file, one, for its owner only', async () => {
  const asked = { name: 'Ольга', email: 'ольга@почта.рф', text: 'Чем закрасить седину?' }
  const data = { question: asked.text, state: 'new', published: false, asked } as const
  const { id } = await cms.payload.create({ collection: 'faq-questions', data })
  await cms.payload.update({ collection: 'faq-questions', id, data: { answer: aRichText('Тоном 6-46.') } })
  await runQueue(cms, 'mail')
  await runQueue(cms, 'mail')

  const folder = path.join(process.env.DATA_DIR ?? '', 'mail')
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(/^mail-\d+\.questionAnswered\.eml$/)])
  const file = path.join(folder, names[0] ?? '')
  const letter = decode(await readFile(file, 'utf8'))
  expect(letter).toContain('Ольга, колорист ответил на ваш вопрос')
  expect(letter).toContain('Тоном 6-46.')
  expect(letter).toMatch(/^Content-Language: ru\r?$/m)
  expect(letter).toMatch(/^To: .*(почта\.рф|xn--80a1acny\.xn--p1ai)/m)
  expect((await stat(file)).mode & 0o077).toBe(0)
  const { docs } = await cms.payload.find({ collection: 'mails' })
  expect(docs).toMatchObject([{ state: 'sent' }])
})

test('a letter whose process died at its last byte is sent if it lies in the folder, and waits again if not', async () => {
  const { docs: sent } = await cms.payload.find({ collection: 'mails', depth: 0 })
  const [laid] = sent
  if (!laid) throw new Error('There is no letter.')
  const data = { key: 'question/1/1', kind: 'newQuestion', title: 'Вопрос № 1', attempts: 0 } as const
  const lost = await cms.payload.create({ collection: 'mails', data: { ...data, state: 'handedOver' } })
  await cms.payload.update({ collection: 'mails', id: laid.id, data: { state: 'handedOver' } })

  await resumeInterruptedWork(cms.payload, await findInterruptedWork(cms.payload))

  const stateOf = async (id: number) => (await cms.payload.findByID({ collection: 'mails', id })).state
  expect(await stateOf(laid.id)).toBe('sent')
  expect(await stateOf(lost.id)).toBe('waiting')
  await cms.payload.delete({ collection: 'mails', id: lost.id })
})

test('when a visitor is forgotten their letters go from the folder', async () => {
  const { question } = await firstOf(cms, 'mails')
  if (typeof question !== 'number') throw new Error('There is no letter about a question.')
  const req = await createLocalReq({}, cms.payload)
  await forgetSender(req, question)
  expect(await readdir(path.join(process.env.DATA_DIR ?? '', 'mail'))).toEqual([])
})
