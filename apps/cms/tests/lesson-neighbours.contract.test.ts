import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'

const cms = await testCms()

type Lesson = {
  slug: string
  position: { current: number; total: number } | null
  previous: { slug: string } | null
  next: { slug: string } | null
}

const lesson = '{ slug position { current total } previous { slug } next { slug } }'

async function loadLessons(headers?: Record<string, string>): Promise<Lesson[]> {
  const { data, errors } = await cms.ask(`{ video { data ${lesson} } }`, {}, headers)
  expect(errors).toBeUndefined()
  return data.video.data
}

/** The place of each lesson of a list, as the list tells it. */
function placesIn(lessons: Lesson[]): Lesson[] {
  return lessons.map(({ slug }, index) => ({
    slug,
    position: { current: index + 1, total: lessons.length },
    previous: index > 0 ? { slug: lessons[index - 1]?.slug ?? '' } : null,
    next: index + 1 < lessons.length ? { slug: lessons[index + 1]?.slug ?? '' } : null,
  }))
}

test('a lesson knows its place and its neighbours in the order of the list', async () => {
  const lessons = await loadLessons()
  expect(lessons.length).toBeGreaterThan(2)
  expect(lessons).toEqual(placesIn(lessons))
})

test('a visitor passes over a lesson that is taken off the site, an editor does not', async () => {
  const before = await loadLessons()
  const [first, hidden, third] = before
  await cms.payload.update({
    collection: 'videos',
    where: { slug: { equals: hidden?.slug } },
    data: { _status: 'draft' },
  })
  const seen = await loadLessons()
  expect(seen).toHaveLength(before.length - 1)
  expect(seen).toEqual(placesIn(seen))
  expect(seen[0]?.next).toEqual({ slug: third?.slug })
  expect(seen.map(({ slug }) => slug)).not.toContain(hidden?.slug)

  const { headers } = await signIn(cms, 'editor')
  const [edited] = await loadLessons(headers)
  expect(edited).toEqual(first)
})

test('a lesson without a title stands in no list and has no neighbours', async () => {
  const { headers } = await signIn(cms, 'editor')
  const blank = { slug: 'bez-nazvaniya', _status: 'draft' } as const
  await cms.payload.create({ collection: 'videos', draft: true, data: blank })
  const { data } = await cms.ask(`{ videoBySlug(slug: "bez-nazvaniya") ${lesson} }`, {}, headers)
  expect(data.videoBySlug).toEqual({ slug: 'bez-nazvaniya', position: null, previous: null, next: null })
})
