import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { readLook, type SceneName, sceneNames, writeLook } from '@pryad/colour/strand/strand-look.ts'

/** The subject of a picture: a strand of one scene, or two halves for a preview of a link. */
export type StrandPicture =
  | { scene: SceneName; look: StrandLook }
  | { scene: 'share'; before: StrandLook; after: StrandLook }

/** Writes addresses of strands, and reads those that it has written. */
export type StrandAddresses = {
  write: (picture: StrandPicture) => string
  /** Null for a name that this site has not given away. */
  read: (file: string) => StrandPicture | null
}

/** Rises with every change of the formula or of the scenes: pictures are kept for ever under their address. */
const edition = 2
const signatureLength = 16
const nameShape = /^([a-z]+)\.([0-9a-fpst_-]+)\.([0-9a-f]{16})\.(webp|jpg)$/

/**
 * A look may have any colours, so a name is signed: nobody but the site can ask for a picture, and it asks for those of answers alone.
 * @param key known to the site's own processes alone.
 */
export function createStrandAddresses(key: string): StrandAddresses {
  const sign = (stem: string) =>
    createHmac('sha256', key).update(`strand ${edition} ${stem}`).digest('hex').slice(0, signatureLength)

  function read(file: string): StrandPicture | null {
    const [, scene = '', looks = '', signature = '', ending = ''] = nameShape.exec(file) ?? []
    if (!scene || ending !== endingOf(scene)) return null
    if (!timingSafeEqual(Buffer.from(sign(`${scene}.${looks}`)), Buffer.from(signature))) return null
    const [first, second, ...more] = looks.split('_').map(readLook)
    if (!first || more.length > 0) return null
    if (scene === 'share') return second ? { scene, before: first, after: second } : null
    const known = sceneNames.find((name) => name === scene)
    return known && second === undefined ? { scene: known, look: first } : null
  }

  return {
    write: (picture) => {
      const { scene } = picture
      const looks = picture.scene === 'share' ? [picture.before, picture.after] : [picture.look]
      const stem = `${scene}.${looks.map(writeLook).join('_')}`
      return `/strand/${stem}.${sign(stem)}.${endingOf(scene)}`
    },
    read,
  }
}

/** Messengers know no other format as well as JPEG. */
function endingOf(scene: string): 'webp' | 'jpg' {
  return scene === 'share' ? 'jpg' : 'webp'
}

/**
 * The key that signs addresses of strands on a site without a shared secret. It is made once for a data folder and kept there: all processes
 * with this folder have the same one, and addresses in kept pages stay good after a restart. On a disk that takes nothing
 * it lasts as long as the process.
 */
export async function keepStrandKey(dataDir: string, onTrouble: (error: unknown) => void): Promise<string> {
  const file = path.join(dataDir, 'secrets/strand-key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  const part = `${file}.${randomBytes(8).toString('hex')}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(part, made, { mode: 0o600 })
    // Unlike renaming it takes the place of no other: the first of several processes makes the key of all.
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return await readFile(file, 'utf8')
  } catch (error) {
    onTrouble(error)
    return made
  } finally {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
