import { expect, test } from 'vitest'
import { plainVideoBySlug } from './plain-video.server.ts'

const lessons = ['korni', 'sedina', 'blond'].map((slug, index) => ({
  id: String(index + 1),
  slug,
  title: slug,
  description: '',
  href: `/files/${slug}.mp4`,
  preview: null,
  tags: [],
}))

/** A backend with the specification's fields alone, which gives its whole list. */
const backend: Parameters<typeof plainVideoBySlug>[0] = {
  baseUrl: 'https://api.example',
  // The only question of this file is the list of lessons.
  ask: <Data>() => Promise.resolve({ video: { data: lessons } } as Data),
}

async function placeOf(slug: string) {
  const { videoBySlug: lesson } = await plainVideoBySlug(backend, { slug })
  return lesson && [lesson.previous?.slug, lesson.position, lesson.next?.slug]
}

test('a lesson of a plain backend finds its place and its neighbours in the list', async () => {
  expect(await placeOf('korni')).toEqual([undefined, { current: 1, total: 3 }, 'sedina'])
  expect(await placeOf('sedina')).toEqual(['korni', { current: 2, total: 3 }, 'blond'])
  expect(await placeOf('blond')).toEqual(['sedina', { current: 3, total: 3 }, undefined])
})

test('a lesson that the list does not have is none', async () => {
  expect(await placeOf('net')).toBeNull()
})
