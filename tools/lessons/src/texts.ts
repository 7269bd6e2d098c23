import { argv } from 'node:process'
import { namedLessons, openLesson } from './open-lesson.ts'
import { settings } from './settings.ts'
import { writeTextsAndPoster } from './texts-and-poster.ts'

for (const slug of namedLessons(argv.slice(2))) {
  await writeTextsAndPoster(settings.folder, await openLesson(slug))
  console.log(slug)
}
