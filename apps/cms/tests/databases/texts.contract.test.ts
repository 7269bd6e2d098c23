import { afterEach, describe, expect, test } from 'vitest'
import type { InterfaceText } from '../../src/payload-types.ts'
import { testCms } from '../support/cms.ts'
import { send, signIn } from '../support/people.ts'

const cms = await testCms()
// Some of these texts are on health, which an editor changes with a colleague only.
const editor = await signIn(cms, 'admin')
const { releaseTexts } = await import('../../src/content/texts/release-texts.ts')
const { followRelease } = await import('../../src/content/texts/follow-release.ts')
/** As after the import. */
afterEach(async () => {
  for (const { id, isChanged } of await allTexts()) if (isChanged) await write(id, '')
})

const key = 'finder.verdicts.no.label'
async function allTexts(): Promise<InterfaceText[]> {
  return (await cms.payload.find({ collection: 'texts', pagination: false, sort: 'id' })).docs
}
async function textAt(place: string): Promise<InterfaceText> {
  const found = (await allTexts()).find((text) => text.key === place)
  if (!found) throw new Error(`The panel has no text at ${place}.`)
  return found
}
const write = (id: number, text: string, others: object = {}) =>
  send(cms, 'PATCH', `/texts/${id}`, { text, ...others }, editor.headers)
const change = async (place: string, text: string) => write((await textAt(place)).id, text)
const told = async () => {
  const { data } = await (await cms.get('{ finderTexts { key text } site { texts } }')).json()
  return { finder: data.finderTexts, site: data.site.texts }
}
const toldNothing = { finder: [], site: {} }
const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion

test('the panel has every text of the interface, and sites are told of none', async () => {
  const texts = await allTexts()
  expect(texts.map(({ key, place, section, text }) => ({ key, place, section, original: text }))).toEqual(
    releaseTexts,
  )
  expect(texts.filter(({ isChanged, isOriginalNew }) => isChanged || isOriginalNew)).toEqual([])
  expect(await told()).toEqual(toldNothing)
})

describe('a text that an editor changes', () => {
  test('is told to sites at once, alone, and has typography', async () => {
    const before = await version()
    expect((await change(key, 'Пока "нельзя" - увы')).status).toBe(200)
    expect(await told()).toEqual({
      site: {},
      finder: [{ key: 'verdicts.no.label', text: 'Пока «нельзя» — увы' }],
    })
    const changed = await version()
    expect(changed).not.toBe(before)
    await change(key, 'Совсем нельзя')
    expect((await told()).finder).toEqual([{ key: 'verdicts.no.label', text: 'Совсем нельзя' }])
    expect(await version()).not.toBe(changed)
    await change('site.errors.offline.title', 'Сети "нет"')
    expect((await told()).site).toEqual({ errors: { offline: { title: 'Сети «нет»' } } })
  })

  test('is the original again when it is emptied, or written as it was', async () => {
    await change(key, 'Пока нельзя')
    const { id, original } = await textAt(key)
    await write(id, '  ')
    expect(await textAt(key)).toMatchObject({ text: original, isChanged: false })
    await write(id, 'Пока нельзя')
    await write(id, original)
    expect(await textAt(key)).toMatchObject({ isChanged: false })
    const unbroken = await textAt('finder.labels.minutesExact')
    expect(unbroken.original).toContain('\u00a0')
    await write(unbroken.id, unbroken.original.replaceAll('\u00a0', ' '))
    expect(await textAt('finder.labels.minutesExact')).toMatchObject({
      text: unbroken.original,
      isChanged: false,
    })
    expect(await told()).toEqual(toldNothing)
  })

  test.each([
    ['finder.labels.minutes', 'Держать долго', /Оставьте в тексте \{min\} и \{max\}/],
    ['site.carousel.position', 'Слайд {current}', /Оставьте в тексте \{total\}/],
    ['site.sections.video.found', '{count} уроков', /Нужны 3 формы/],
  ])('keeps the places that the site fills in: %s', async (place, text, problem) => {
    const response = await change(place, text)
    expect(response.status).toBe(400)
    expect((await response.text()).replaceAll('\u00a0', ' ')).toMatch(problem)
    expect(await told()).toEqual(toldNothing)
  })

  test('has a length that a page can bear', async () => {
    const response = await change(key, 'ой '.repeat(400))
    expect(response.status).toBe(400)
    expect((await response.text()).replaceAll('\u00a0', ' ')).toContain('Не больше 1000 знаков')
  })

  test('stays at its place: nothing else of it can be changed', async () => {
    const before = await textAt(key)
    const others = {
      key: 'finder.page.title',
      original: 'Другое',
      place: 'Нигде',
      section: 'Нигде',
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
    const kept = releaseTexts.flatMap((text) => {
      const original = to(text.key, text.original)
      return original === null ? [] : [{ ...text, original }]
    })
    const made = added.map((place) => ({
      key: place,
      section: 'Новое',
      place: 'Новое',
      original: 'Новое',
    }))
    return followRelease(cms.payload, [...kept, ...made])
  }
  const same = (_: string, original: string) => original
  afterEach(() => upgrade(same))

  test('unchanged texts follow it, changed ones stay, and visitors see no other words', async () => {
    await change(key, 'Пока нельзя')
    await upgrade((place, original) =>
      [key, 'finder.page.title'].includes(place) ? `${original} по-новому` : original,
    )
    expect(await textAt('finder.page.title')).toMatchObject({
      text: 'Подбор оттенка по-новому',
      isChanged: false,
    })
    expect(await textAt(key)).toMatchObject({
      text: 'Пока нельзя',
      original: 'Нельзя по-новому',
      isChanged: true,
    })
    expect((await told()).finder).toEqual([{ key: 'verdicts.no.label', text: 'Пока нельзя' }])
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
      expect(await textAt('finder.page.title')).toMatchObject(unmarked)
    })

    test.each([
      ['writes another one', { text: 'Сейчас нельзя' }, { text: 'Сейчас нельзя', isChanged: true }],
      ['takes the mark away', { isOriginalNew: false }, { text: 'Пока нельзя', isChanged: true }],
      ['empties theirs', { text: '' }, { text: 'Нельзя по-новому', isChanged: false }],
    ])('the mark stays until the editor %s', async (_, data, after) => {
      await change(key, 'Пока нельзя')
      await upgrade(renewed)
      const { id } = await textAt(key)
      const save = (what: object) => send(cms, 'PATCH', `/texts/${id}`, what, editor.headers)
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
    expect(
      await upgrade((place, original) => (place === key ? null : original), ['finder.page.greeting']),
    ).toBe(1)
    const keys = (await allTexts()).map((text) => text.key)
    expect(keys).toContain('finder.page.greeting')
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
