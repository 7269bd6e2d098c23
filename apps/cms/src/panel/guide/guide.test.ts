import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guideFile, pictureFile, renderGuide } from './guide.ts'

test('every link within the guide leads to a heading, every picture is there and has words', async () => {
  const html = renderGuide(await readFile(guideFile, 'utf8'))
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => decodeURIComponent(anchor ?? ''))
  expect(anchors.length).toBeGreaterThan(5)
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([])
  const pictures = [...html.matchAll(/<img src="\/guide-pictures\/([^"]+)" alt="([^"]+)"/g)]
  expect(pictures.length).toBeGreaterThan(5)
  for (const [, name = ''] of pictures) await access(pictureFile(name) ?? '')
})

test('pictures of the guide are those of its folder, and nothing else of the disk', () => {
  expect(pictureFile('redaktoru-panel.webp')).toContain(path.join('docs', 'pictures', 'redaktoru-panel.webp'))
  for (const name of ['../редактору.md', 'site.webp/../../../package.json', 'a.png', '']) {
    expect(pictureFile(name)).toBeUndefined()
  }
})
