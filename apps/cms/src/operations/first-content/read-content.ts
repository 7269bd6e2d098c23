import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'
import * as shapes from './shapes.ts'

/** The first content, checked: whatever is read from here has the right shape. */
export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * Reads the whole `content/` folder.
 * @throws {ContentError} at the first file that is missing, malformed or has a wrong field.
 */
export async function readContent(folder: string) {
  const [
    tags,
    authors,
    pictures,
    products,
    shadeFacts,
    videos,
    articles,
    questions,
    slides,
    pages,
    site,
    letters,
    synonyms,
    calendar,
  ] = await Promise.all([
    readJson(folder, 'tags.json', shapes.tags),
    readJson(folder, 'authors.json', shapes.authors),
    readJson(folder, 'pictures.json', shapes.pictures),
    readJson(folder, 'products.json', shapes.products),
    readJson(folder, 'shade-facts.json', shapes.shadeFacts),
    readJson(folder, 'videos.json', shapes.videos),
    readMarkdown(folder, 'articles', shapes.article),
    readJson(folder, 'faq.json', shapes.questions),
    readJson(folder, 'slides.json', shapes.slides),
    readMarkdown(folder, 'pages', shapes.page),
    readJson(folder, 'site.json', shapes.site),
    readMarkdown(folder, 'mail', shapes.letter),
    readJson(folder, 'synonyms.json', shapes.synonyms),
    readJson(folder, 'calendar.json', shapes.calendar),
  ])
  return {
    folder,
    tags,
    authors,
    pictures,
    products,
    shadeFacts: shadeFacts.shades,
    videos,
    articles,
    questions,
    slides,
    pages,
    site,
    letters,
    synonyms: synonyms.groups,
    calendar: calendar.days,
  }
}

function check<Shape extends z.ZodType>(shape: Shape, value: unknown, file: string): z.output<Shape> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.map(String).join('.') || '(whole file)'
  throw new ContentError(`${file}: field "${field}": ${issue?.message}`)
}

async function readText(folder: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(folder, file), 'utf8')
  } catch (cause) {
    throw new ContentError(`${file}: the file cannot be read`, { cause })
  }
}

async function readJson<Shape extends z.ZodType>(folder: string, file: string, shape: Shape) {
  const text = await readText(folder, file)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ContentError(`${file}: not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  return check(shape, value, file)
}

/** Markdown files of a subfolder: YAML front matter, then the text as `body`. */
async function readMarkdown<Shape extends z.ZodType<object>>(
  folder: string,
  subfolder: string,
  shape: Shape,
) {
  const names = (await readdir(path.join(folder, subfolder))).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = `${subfolder}/${name}`
      const text = await readText(folder, file)
      const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
      if (!parts) throw new ContentError(`${file}: must begin with front matter between two lines of ---`)
      let frontMatter: unknown
      try {
        frontMatter = parseYaml(parts[1] ?? '')
      } catch (cause) {
        throw new ContentError(`${file}: front matter: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }
      return { file, ...check(shape, { ...Object(frontMatter), body: parts[2] }, file) }
    }),
  )
}
