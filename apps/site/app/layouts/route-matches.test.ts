import { expect, test } from 'vitest'
import { handle as home } from '../routes/home.tsx'
import { handle as video } from '../routes/video.tsx'
import { chooseLayout } from './route-matches.ts'

test('a page that says nothing gets the default layout', () => {
  expect(chooseLayout([{ handle: undefined }, { handle: {} }])).toBe('default')
})

test('the innermost route with an opinion decides', () => {
  expect(
    chooseLayout([{ handle: { layout: 'default' } }, { handle: { layout: 'plain' } }, { handle: null }]),
  ).toBe('plain')
})

test('an unknown layout falls back to the default one', () => {
  expect(chooseLayout([{ handle: { layout: 'grand' } }])).toBe('default')
  expect(chooseLayout([{ handle: { layout: () => 'grand' } }])).toBe('default')
})

test('the main page opens with the carousel, the lessons and a topic with their own heading', () => {
  expect(chooseLayout([{ handle: home, loaderData: { tag: undefined } }])).toBe('default')
  expect(chooseLayout([{ handle: home, loaderData: { tag: { slug: 'sedina' } } }])).toBe('plain')
  expect(chooseLayout([{ handle: video, loaderData: { tag: undefined } }])).toBe('plain')
})

test('an address of no topic is told so in the first screen', () => {
  expect(chooseLayout([{ handle: home, loaderData: undefined }])).toBe('plain')
})
