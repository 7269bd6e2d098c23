import { existsSync, mkdirSync } from 'node:fs'
import { argv } from 'node:process'
import { hairFile, MAP } from './hair-materials/hair-file.ts'
import { MATERIALS } from './hair-materials/materials.ts'
import { renderMaterial } from './hair-materials/render-material.ts'
import { CACHE } from './settings.ts'

const wanted = argv.slice(2)
const isWanted = (material: string, coat: string) =>
  wanted.length === 0 || wanted.includes(material) || wanted.includes(`${material}-${coat}`)

mkdirSync(CACHE, { recursive: true })
for (const [name, material] of Object.entries(MATERIALS))
  for (const coat of [...Object.keys(material.coats), MAP]) {
    const file = hairFile(name, coat)
    if (!isWanted(name, coat) || existsSync(file)) continue
    const started = Date.now()
    await renderMaterial(material, material.coats[coat]).toFile(file)
    console.log(`${name}-${coat}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
