import { listTexts } from '@pryad/colour/texts/editable-texts.ts'
import { afterEach, describe, expect, test } from 'vitest'
import file from '../../../../content/finder-texts.json' with { type: 'json' }
import type { FinderText } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { send, signIn } from '../support/people.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')
const { fileTexts } = await import('../../src/finder-texts/finder-file.ts')
const { followFile } = await import('../../src/finder-texts/follow-file.ts')
/** As after the import. */
afterEach(async () => {
  for (const { id, isChanged } of await allTexts()) if (isChanged) await write(id, '')
})

const key = 'verdicts.no.label'
async function allTexts(): Promise<FinderText[]> {
  return (await cms.payload.find({ collection: 'finder-texts', pagination: false, sort: 'id' })).docs
}
async function textAt(place: string): Promise<FinderText> {
  const found = (await allTexts()).find((text) => text.key === place)
  if (!found) throw new Error(`The panel has no text at ${place}.`)
  return found
}
const write = (id: number, text: string, others: object = {}) =>
  send(cms, 'PATCH', `/finder-texts/${id}`, { text, ...others }, editor.headers)
const change = async (place: string, text: string) => write((await textAt(place)).id, text)
const told = async () => (await (await cms.get('{ finderTexts { key text } }')).json()).data.finderTexts
const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion

test('the panel has every text of the finder, and sites are told of none', async () => {
  const texts = await allTexts()
  expect(texts.map(({ key, text }) => ({ key, text }))).toEqual(listTexts(file))
  expect(texts.find((text) => text.key === 'reasons.too-soon.instead')).toMatchObject({
    section: 'reasons',
    place: 'Совет после слов «После прошлого окрашивания прошло меньше двух недель.»',
    isChanged: false,
  })
  expect(await told()).toEqual([])
})

describe('a text that an editor changes', () => {
  test('is told to sites at once, alone, and has typography', async () => {
    const before = await version()
    expect((await change(key, 'Пока "нельзя" - увы')).status).toBe(200)
    expect(await told()).toEqual([{ key, text: 'Пока «нельзя» — увы' }])
    const changed = await version()
    expect(changed).not.toBe(before)
    await change(key, 'Совсем нельзя')
    expect(await told()).toEqual([{ key, text: 'Совсем нельзя' }])
    expect(await version()).not.toBe(changed)
  })

  test('is the original again when it is emptied, or written as it was', async () => {
    await change(key, 'Пока нельзя')
    const { id, original } = await textAt(key)
    await write(id, '  ')
    expect(await textAt(key)).toMatchObject({ text: original, isChanged: false })
    await write(id, 'Пока нельзя')
    await write(id, original)
    expect(await textAt(key)).toMatchObject({ isChanged: false })
    const unbroken = await textAt('labels.minutesExact')
    expect(unbroken.original).toContain('\u00a0')
    await write(unbroken.id, unbroken.original.replaceAll('\u00a0', ' '))
    expect(await textAt('labels.minutesExact')).toMatchObject({ text: unbroken.original, isChanged: false })
    expect(await told()).toEqual([])
  })

  test('keeps the places that the finder fills in', async () => {
    const response = await change('labels.minutes', 'Держать долго')
    expect(response.status).toBe(400)
    expect((await response.text()).replaceAll('\u00a0', ' ')).toMatch(/Оставьте в тексте \{min\} и \{max\}/)
    expect(await told()).toEqual([])
  })

  test('has a length that a page can bear', async () => {
    const response = await change(key, 'ой '.repeat(400))
    expect(response.status).toBe(400)
    expect((await response.text()).replaceAll('\u00a0', ' ')).toContain('Не больше 1000 знаков')
  })

  test('stays at its place: nothing else of it can be changed', async () => {
    const before = await textAt(key)
    const others = {
      key: 'page.title',
      original: 'Другое',
      place: 'Нигде',
      section: 'page',
      isChanged: false,
    }
    expect((await write(before.id, 'Пока нельзя', others)).status).toBe(200)
    const { original, place, section } = before
    expect(await textAt(key)).toMatchObject({ key, original, place, section, isChanged: true })
  })
})

describe('with another release', () => {
  /** As the cms does when it starts. */
  async function upgrade(to: (key: string, original: string) => string | null, added: string[] = []) {
    const kept = fileTexts.flatMap((text) => {
      const original = to(text.key, text.original)
      return original === null ? [] : [{ ...text, original }]
    })
    const made = added.map((place) => ({
      key: place,
      section: 'page' as const,
      place: 'Новое',
      original: 'Новое',
    }))
    return followFile(cms.payload, [...kept, ...made])
  }
  const same = (_: string, original: string) => original
  afterEach(() => upgrade(same))

  test('unchanged texts follow it, changed ones stay, and visitors see no other words', async () => {
    await change(key, 'Пока нельзя')
    await upgrade((place, original) =>
      [key, 'page.title'].includes(place) ? `${original} по-новому` : original,
    )
    expect(await textAt('page.title')).toMatchObject({ text: 'Подбор оттенка по-новому', isChanged: false })
    expect(await textAt(key)).toMatchObject({
      text: 'Пока нельзя',
      original: 'Нельзя по-новому',
      isChanged: true,
    })
    expect(await told()).toEqual([{ key, text: 'Пока нельзя' }])
  })

  describe('whose original is another one for a changed text', () => {
    const renewed = (place: string, original: string) => (place === key ? `${original} по-новому` : original)
    const marked = { isOriginalNew: true, formerOriginal: 'Нельзя', original: 'Нельзя по-новому' }
    const unmarked = { isOriginalNew: false, formerOriginal: null }

    test('the editor sees that it is, and what it was when they wrote theirs', async () => {
      await change(key, 'Пока нельзя')
      expect(await textAt(key)).toMatchObject(unmarked)
      await upgrade(renewed)
      expect(await textAt(key)).toMatchObject(marked)
      await upgrade((place, original) => (place === key ? `${original} иначе` : original))
      expect(await textAt(key)).toMatchObject({ ...marked, original: 'Нельзя иначе' })
      expect(await textAt('page.title')).toMatchObject(unmarked)
    })

    test.each([
      ['writes another one', { text: 'Сейчас нельзя' }, { text: 'Сейчас нельзя', isChanged: true }],
      ['takes the mark away', { isOriginalNew: false }, { text: 'Пока нельзя', isChanged: true }],
      ['empties theirs', { text: '' }, { text: 'Нельзя по-новому', isChanged: false }],
    ])('the mark stays until the editor %s', async (_, data, after) => {
      await change(key, 'Пока нельзя')
      await upgrade(renewed)
      const { id } = await textAt(key)
      const save = (what: object) => send(cms, 'PATCH', `/finder-texts/${id}`, what, editor.headers)
      await save({ text: 'Пока нельзя', isOriginalNew: true, formerOriginal: null })
      expect(await textAt(key)).toMatchObject(marked)
      expect((await save(data)).status).toBe(200)
      expect(await textAt(key)).toMatchObject({ ...after, ...unmarked, original: 'Нельзя по-новому' })
      await upgrade(renewed)
      expect(await textAt(key)).toMatchObject(unmarked)
    })

    test('a release that is taken back takes the mark away', async () => {
      await change(key, 'Пока нельзя')
      await upgrade(renewed)
      await upgrade(same)
      expect(await textAt(key)).toMatchObject({ ...unmarked, text: 'Пока нельзя', original: 'Нельзя' })
    })

    test('nobody can mark a text whose original is the same', async () => {
      await change(key, 'Пока нельзя')
      const { id } = await textAt(key)
      await write(id, 'Пока нельзя', { isOriginalNew: true, formerOriginal: 'Выдумка' })
      expect(await textAt(key)).toMatchObject(unmarked)
    })
  })

  test('new texts are there, and those that nobody says any more are gone', async () => {
    expect(await upgrade((place, original) => (place === key ? null : original), ['page.greeting'])).toBe(1)
    const keys = (await allTexts()).map((text) => text.key)
    expect(keys).toContain('page.greeting')
    expect(keys).not.toContain(key)
  })

  test('a text that an editor has changed stays, also without a place in it', async () => {
    await change(key, 'Пока нельзя')
    await upgrade((place, original) => (place === key ? null : original))
    expect(await textAt(key)).toMatchObject({ text: 'Пока нельзя', isChanged: true })
  })

  test('that says the same nothing happens', async () => {
    const before = await allTexts()
    expect(await upgrade(same)).toBe(0)
    expect(await allTexts()).toEqual(before)
  })
})
