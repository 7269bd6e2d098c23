/** Cuts the site's fonts down to the letters that Russian pages need: one small file each, in Cyrillic and Latin together. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { letters } from './letters.ts'

const siteFolder = path.resolve(import.meta.dirname, '../../../apps/site/app/styles/fonts')
/** Link previews and the finder's plans are drawn by a library that reads no compressed fonts. */
const drawnFolders = [
  path.resolve(import.meta.dirname, '../../../apps/cms/src/content/share-pictures/fonts'),
  path.resolve(import.meta.dirname, '../../../apps/site/server/strands/fonts'),
]
const drawn = ['golos-text-600', 'prata-400']

const fonts = {
  'golos-text-400': '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  'golos-text-600': '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
  'prata-400': '@expo-google-fonts/prata/400Regular/Prata_400Regular.ttf',
}

for (const [name, source] of Object.entries(fonts)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2' })
  await writeFile(path.join(siteFolder, `${name}.woff2`), subset)
  if (drawn.includes(name)) {
    const plain = await subsetFont(whole, letters, { targetFormat: 'sfnt' })
    for (const folder of drawnFolders) await writeFile(path.join(folder, `${name}.ttf`), plain)
  }
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`)
}
